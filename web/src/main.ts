import "./style/fonts.css";
import "./style/theme.css";
import "./board/board.css"; // every page uses its colours for the artwork
import "./style/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepForOffline } from "./app/offline";
import { preferences } from "./app/memory/preferences.svelte";
import { reloadWhenStale } from "./app/reload";
import { loadLetters } from "./app/language/letters";
import { browserLanguage, speak } from "./app/language/words.svelte";

reloadWhenStale();
const language = preferences.language ?? browserLanguage();
await Promise.all([speak(language), loadLetters(language)]);
mount(App, { target: document.getElementById("app")! });
keepForOffline();
