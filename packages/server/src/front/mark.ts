import { readFileSync } from "node:fs";
import { html, trusted } from "../html.ts";
import type { Server } from "../server.ts";

const icon = readFileSync(new URL("favicon.ico", import.meta.url));
const aDay = "public, max-age=86400";

const shapes = (site: string, lines: string) =>
  html`<rect width="16" height="16" rx="4"${trusted(site)} /><path
d="M3 6h10v1.5H3zM3 9.5h4V11H3z"${trusted(lines)} />`;

export const mark = html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
${shapes("", "")}</svg>`;

const drawn = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
${shapes(' fill="#0b6352"', ' fill="#fff"')}</svg>`;

export const [markSheet, brandSheet] = ["mark.css", "brand.css"].map(
  (file) => new URL(file, import.meta.url),
) as [URL, URL];

export const markAddress = `data:image/svg+xml,${encodeURIComponent(String(drawn))}`;

export function showIcon(server: Server): void {
  server.get("/favicon.ico", { config: { plain: true } }, (_request, reply) =>
    reply.header("cache-control", aDay).type("image/x-icon").send(icon),
  );
}
