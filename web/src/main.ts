import "./style/fonts.css";
import "./style/theme.css";
import "./board/board.css"; // the colours of the artwork
import "./style/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepForOffline } from "./app/offline";
import { preferences } from "./app/preferences.svelte";
import { renewWhenStale } from "./app/reload";
import { ofBrowser, speak } from "./app/words.svelte";

renewWhenStale();
await speak(preferences.language ?? ofBrowser());
mount(App, { target: document.getElementById("app")! });
keepForOffline();
