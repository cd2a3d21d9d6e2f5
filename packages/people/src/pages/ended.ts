import { html } from "@frontdesk/server/html";
import type { RenderedPage } from "./layout.ts";

export function endedPage(): RenderedPage {
  return {
    title: "This link is not valid",
    status: 404,
    body: html`<p>The link is used, expired or incomplete.</p>
<p><a class="way" href="/sign-in">Sign in</a></p>`,
  };
}
