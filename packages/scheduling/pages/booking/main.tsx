/// <reference types="vite/client" />
import "./style.css";
import "./texts.ts";
import { hydrate } from "preact";
import type { BookingContent } from "../../src/appointments/pages/content.ts";
import { BookingPage } from "./booking-page.tsx";
import { speakWithFrame } from "./flow/frame.ts";

const content: BookingContent = JSON.parse(document.getElementById("content")!.textContent);
document.documentElement.classList.add("alive");
// The server rendered the same components with the same content.
hydrate(<BookingPage content={content} />, document.getElementById("page")!);
speakWithFrame();
