import js from "@eslint/js";
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

export default ts.config(
  { ignores: ["node_modules/", "src/api/schema.ts"] },
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
);
