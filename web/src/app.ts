// The page itself, once the first script has asked for it.

import { mount } from "svelte";

import "./art/fonts/fonts.css";
import "./app.css";
import { connection } from "./api/connection.svelte";
import App from "./pages/App.svelte";
import { games } from "./app/games.svelte";
import { layout } from "./app/layout.svelte";
import { router } from "./app/router.svelte";
import { settings } from "./app/settings.svelte";
import { tables } from "./app/tables.svelte";
import { listenToWorker, startWorker } from "./app/worker";
import { theme } from "./app/theme.svelte";
import { retry } from "./i18n/retry";
import { words } from "./i18n/words.svelte";

/** Milliseconds until everything is there that is seen first. */
const SOON = 2000;

theme.start();
layout.start();
settings.start();
connection.start();
router.start();
void games.start();
await words.start();
tables.start();
mount(App, { target: document.getElementById("page") as HTMLElement });

listenToWorker();
setTimeout(() => void startWorker(), SOON);

// Whoever is anywhere else will sit down at a table, and should not wait for it then.
if (router.now.page !== "table") setTimeout(() => void retry(() => import("./pages/table/TablePage.svelte")), SOON);
