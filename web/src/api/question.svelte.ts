// What the reader is asked when the server does not know this browser any more.

interface Asked {
  /** Does the server use another database than the one that knows this browser? */
  another: boolean;
  answer: (goOn: boolean) => void;
  [prop: string]: unknown;
}

class Question {
  asked = $state.raw<Asked | null>(null);

  /** Asks whether to go on as a new guest, or to try again. */
  async ask(another: boolean): Promise<boolean> {
    const goOn = await new Promise<boolean>((answer) => (this.asked = { another, answer }));
    this.asked = null;
    return goOn;
  }
}

export const question = new Question();
