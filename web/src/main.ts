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
import { words } from "./i18n/words.svelte";

theme.start();
settings.start();
connection.start();
router.start();
void games.start();
await words.start();
tables.start();
mount(App, { target: document.getElementById("page") as HTMLElement });
