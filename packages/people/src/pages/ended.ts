import { html } from "@frontdesk/server/html";
import type { RenderedPage } from "./layout.ts";

export function endedPage(): RenderedPage {
  return {
    title: "This link is not open",
    status: 404,
    body: html`<p>It was used already, is too old, or was not copied as a whole.</p>
<p><a class="way" href="/sign-in">Go to the sign-in</a></p>`,
  };
}
