// Plain forms for any browser.

import { brandSheet, mark, markAddress, markSheet } from "@frontdesk/server/front/mark";
import { styleOf } from "@frontdesk/server/look";
import { longestName } from "@frontdesk/server/names";
import { unitsOf } from "@frontdesk/server/text/length";
import type { Offer } from "./offer.ts";

const style = styleOf(markSheet, brandSheet, new URL("page.css", import.meta.url));

/** The URL holds a secret: no other site may learn it, frame the page or run code. */
export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": [
    "default-src 'none'",
    `style-src ${style.source}`,
    "img-src data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; "),
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
};

export function offerPage({ merchant, email, name, role }: Offer, problem?: string): string {
  const who = name === null ? escaped(email) : `${escaped(name)} (${escaped(email)})`;
  return plainPage(
    `Become a user of ${merchant}`,
    `<p>You are invited as <strong>${who}</strong>.
    Your role: <strong>${role}</strong>.</p>
    <form method="post">
      ${name === null ? nameField(problem) : ""}
      <button type="submit">Accept the invitation</button>
    </form>`,
  );
}

function nameField(problem: string | undefined): string {
  const fault = problem === undefined ? "" : ' aria-invalid="true" aria-describedby="problem"';
  return `<label for="name">Your name</label>
      ${problem === undefined ? "" : `<p id="problem" role="alert">${escaped(problem)}</p>`}
      <input id="name" name="name" autocomplete="name" required
        maxlength="${unitsOf(longestName)}"${fault}>`;
}

export function acceptedPage({ merchant }: Offer): string {
  return plainPage(
    "Accepted",
    `<p>You are now a user of <strong>${escaped(merchant)}</strong>.</p>`,
  );
}

export function endedPage(): string {
  return plainPage(
    "This invitation is not valid",
    "<p>It was used or withdrawn, or has expired. Ask the sender for a new one.</p>",
  );
}

/** `content` is HTML. */
export function plainPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
    <link rel="icon" href="${markAddress}">
    <style>${style.text}</style>
  </head>
  <body>
    <main>
    <p class="brand">${mark} Frontdesk</p>
    <h1>${escaped(title)}</h1>
    ${content}
    </main>
  </body>
</html>
`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
