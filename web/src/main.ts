import { mount } from "svelte";

import "./app.css";
import App from "./pages/App.svelte";
import { games } from "./session/games.svelte";
import { whereabouts } from "./session/place.svelte";
import { settings } from "./session/settings.svelte";
import { tables } from "./session/tables.svelte";
import { theme } from "./session/theme.svelte";
import { words } from "./i18n/words.svelte";

theme.start();
settings.start();
whereabouts.start();
void games.start();
await words.start();
tables.start();
mount(App, { target: document.getElementById("page") as HTMLElement });
