// Our mark, for pages and as the icon of a tab.
import { readFileSync } from "node:fs";
import { html } from "../html.ts";
import type { Server } from "../server.ts";

const icon = readFileSync(new URL("favicon.ico", import.meta.url));
const aDay = "public, max-age=86400";

export const mark = html`<svg viewBox="0 0 16 16" aria-hidden="true">
<rect width="16" height="16" rx="4" fill="#0b6352" /><path
d="M3 6h10v1.5H3zM3 9.5h4V11H3z" fill="#fff" /></svg>`;

/** `GET /favicon.ico`, which browsers ask for of themselves. */
export function showIcon(server: Server): void {
  server.get("/favicon.ico", { config: { plain: true } }, (_request, reply) =>
    reply.header("cache-control", aDay).type("image/x-icon").send(icon),
  );
}
