import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { whereabouts } from "./place.svelte";
import { theme } from "./theme.svelte";
import { words } from "./words.svelte";

theme.start();
whereabouts.start();
await words.start();
mount(App, { target: document.getElementById("page") as HTMLElement });
