import "./fonts.css";
import "./tokens.css";
import "./board/board.css"; // the colours of the artwork
import "./ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepForOffline } from "./offline";
import { preferences } from "./preferences.svelte";
import { renewWhenStale } from "./renew";
import { ofBrowser, speak } from "./words.svelte";

renewWhenStale();
await speak(preferences.language ?? ofBrowser());
mount(App, { target: document.getElementById("app")! });
keepForOffline();
