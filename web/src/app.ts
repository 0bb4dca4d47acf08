// The page itself, once the first script has asked for it.

import { mount } from "svelte";

import "./art/fonts/fonts.css";
import "./app.css";
import { connection } from "./api/connection.svelte";
import App from "./pages/App.svelte";
import { games } from "./session/games.svelte";
import { router } from "./session/router.svelte";
import { settings } from "./session/settings.svelte";
import { tables } from "./session/tables.svelte";
import { theme } from "./session/theme.svelte";
import { again } from "./i18n/again";
import { words } from "./i18n/words.svelte";

/** Milliseconds until everything is there that is seen first. */
const SOON = 2000;

theme.start();
settings.start();
connection.start();
router.start();
void games.start();
await words.start();
tables.start();
mount(App, { target: document.getElementById("page") as HTMLElement });

// Whoever is anywhere else will sit down at a table, and should not wait for it then.
if (router.now.page !== "table") setTimeout(() => void again(() => import("./pages/table/TablePage.svelte")), SOON);
