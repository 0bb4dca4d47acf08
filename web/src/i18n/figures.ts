// Numbers as people write them: with a minus sign, which is as long as a plus, in place of a hyphen.

import { FluentNumber, type Scope } from "@fluent/bundle";

const MINUS = "−";

/** A number on its own. */
export const figure = (number: number): string => (number < 0 ? `${MINUS}${-number}` : String(number));

/** A number that says by its sign what it adds or takes. */
export const signed = (number: number): string => (number < 0 ? figure(number) : `+${number}`);

/** A negative number in a sentence, in which words depend on it. */
export class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", MINUS);
  }
}
