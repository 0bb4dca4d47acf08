import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { whereabouts } from "./place.svelte";
import { settings } from "./settings/settings.svelte";
import { tables } from "./tables.svelte";
import { theme } from "./theme.svelte";
import { words } from "./words.svelte";

theme.start();
settings.start();
whereabouts.start();
await words.start();
tables.start();
mount(App, { target: document.getElementById("page") as HTMLElement });
