import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

const browser = [
  "window",
  "document",
  "localStorage",
  "navigator",
  "location",
  "fetch",
  "WebSocket",
  "crypto",
  "matchMedia",
];

/**
 * The folders of `src`, in order: each may know itself and those before it, so that there can be no circles. Of several
 * games each knows only itself.
 */
const LAYERS = [
  "art",
  "i18n",
  "api",
  "ui",
  "app",
  "table/model/motion",
  "table/model",
  "table/history/model",
  "table/people",
  "table/history",
  "table/motion",
  "table",
  "table/generic",
  "games/*/land",
  "games/*/maps",
  "games/*",
  "games",
  "pages/*",
  "pages/table",
  "pages",
];

const anyOf = (layer) => layer.includes("*");
const root = (layer) => layer.split("/")[0];

/** What a layer may know: those before it, and of games the page knows what they are collected into, not one of them. */
function policy(layer, place) {
  const known = LAYERS.slice(0, place + 1).filter((each) => !anyOf(each) || root(each) === root(layer));
  const own = anyOf(layer) ? known.filter(anyOf) : [];
  const same = { type: own, captured: { name: "{{ from.element.captured.name }}" } };
  return {
    from: { element: { type: layer } },
    allow: [
      { to: { element: { type: known.filter((each) => !own.includes(each)) } } },
      ...(own.length ? [{ to: { element: same } }] : []),
    ],
  };
}

/** The first that fits a file is its layer, so what is said more exactly comes first. */
const EXACT_FIRST = LAYERS.toSorted(
  (one, two) => two.split("/").length - one.split("/").length || anyOf(one) - anyOf(two),
);

/** What loads a part of the page and tries again. */
const TRIED_AGAIN = [
  "CallExpression[callee.name=/^(retry|preload)$/]",
  'CallExpression[callee.property.name="with"]',
  'SvelteElement[name.name="Part"]',
];

export default ts.config(
  { ignores: ["node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: Object.fromEntries(browser.map((name) => [name, "readonly"])) },
    rules: {
      // TypeScript itself knows which names exist.
      "no-undef": "off",
      eqeqeq: "error",
      "no-console": "error",
      "prefer-const": "off",
      "svelte/prefer-const": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // A part of the page that a bad line has swallowed is asked for again; main.ts only asks ahead of those who need it.
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["src/**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: `ImportExpression:not(${TRIED_AGAIN.map((call) => `${call} ImportExpression`).join(", ")})`,
          message: "Load it by a Part, by retry() of i18n/retry, or by words.with(), which try again.",
        },
      ],
    },
  },
  {
    files: ["src/*/**/*.ts", "src/*/**/*.svelte"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".svelte.ts", ".svelte"] } },
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
      "boundaries/elements": EXACT_FIRST.map((type) => ({
        type,
        pattern: `src/${type}/**`,
        partialMatch: false,
        ...(anyOf(type) && { capture: ["name"] }),
      })),
    },
    rules: {
      "boundaries/dependencies": ["error", { default: "disallow", policies: LAYERS.map(policy) }],
      "boundaries/no-unknown-files": "error",
    },
  },
);
