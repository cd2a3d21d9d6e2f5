// Our mark, for pages and as the icon of a tab.
import { readFileSync } from "node:fs";
import { html, trusted } from "../html.ts";
import type { Server } from "../server.ts";

const icon = readFileSync(new URL("favicon.ico", import.meta.url));
const aDay = "public, max-age=86400";

const shapes = (ground: string, lines: string) =>
  html`<rect width="16" height="16" rx="4"${trusted(ground)} /><path
d="M3 6h10v1.5H3zM3 9.5h4V11H3z"${trusted(lines)} />`;

/** Its colours are of the sheet of the page it stands on. */
export const mark = html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
${shapes("", "")}</svg>`;

const drawn = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
${shapes(' fill="#0b6352"', ' fill="#fff"')}</svg>`;

/** The sheet of the mark, and of the line that it stands in with our name. */
export const [markSheet, brandSheet] = ["mark.css", "brand.css"].map(
  (file) => new URL(file, import.meta.url),
) as [URL, URL];

/** The icon of a tab as an address of its own, for pages that ask for nothing. */
export const markAddress = `data:image/svg+xml,${encodeURIComponent(String(drawn))}`;

/** `GET /favicon.ico`, which browsers ask for of themselves. */
export function showIcon(server: Server): void {
  server.get("/favicon.ico", { config: { plain: true } }, (_request, reply) =>
    reply.header("cache-control", aDay).type("image/x-icon").send(icon),
  );
}
