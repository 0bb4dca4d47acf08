/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { catalogues } from "./catalogues";
import { chunks } from "./chunks";
import { pack } from "./pack";

// The page is built into the Python package, which serves it and carries it in its wheel.
const PAGE = "../src/lautta/server/page";

// `npm run dev` shows the page with reloading; the server is started beside it with `lautta serve`.
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [catalogues(), svelte(), chunks(), pack(PAGE)],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    // A picture written into the page would need a looser content policy than `'self'`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // In tests too modules are those of a browser: else nothing that is derived or follows a state would be alive.
  ...(process.env["VITEST"] && { resolve: { conditions: ["browser"] } }),
  // Only a hang reaches the limits of time, however busy the machine is.
  test: {
    include: ["*.test.ts", "src/**/*.test.ts"],
    environment: "./testing.ts",
    pool: "threads",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
