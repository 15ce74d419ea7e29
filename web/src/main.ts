import "./style/fonts.css";
import "./style/theme.css";
import "./board/board.css"; // every page uses its colours for the artwork
import "./style/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepForOffline } from "./app/offline";
import { preferences } from "./app/preferences.svelte";
import { reloadWhenStale } from "./app/reload";
import { browserLanguage, speak } from "./app/language/words.svelte";

reloadWhenStale();
await speak(preferences.language ?? browserLanguage());
mount(App, { target: document.getElementById("app")! });
keepForOffline();
