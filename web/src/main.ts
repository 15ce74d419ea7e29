import "./fonts.css";
import "./tokens.css";
import "./board/board.css"; // the colours of the artwork
import "./ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { renewWhenStale } from "./renew";

renewWhenStale();
mount(App, { target: document.getElementById("app")! });
