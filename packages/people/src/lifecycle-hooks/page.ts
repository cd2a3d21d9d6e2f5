import { type Html, html } from "@frontdesk/server/html";
import type { NewAccess } from "./new-access.ts";

export function newAccessLists({ ended, kept }: NewAccess): Html {
  return html`${
    ended.length > 0 &&
    listed("This newer access ends with it, and roles become what they were:", ended)
  }
${
  kept.length > 0 &&
  listed("This is a few days older and stays. Change it if it is not yours:", kept)
}`;
}

function listed(title: string, lines: readonly string[]): Html {
  return html`<p>${title}</p>
<ul class="points">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}
