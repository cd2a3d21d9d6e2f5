import { createHash } from "node:crypto";
import { markSheet } from "@frontdesk/server/front/mark";
import { styleOf } from "@frontdesk/server/look";
import type { Server } from "@frontdesk/server/server";

const sheets = ["page.css", "form.css", "choice.css"];
const { text } = styleOf(markSheet, ...sheets.map((file) => new URL(file, import.meta.url)));
const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Named by its content hash, so that browsers may cache it forever. */
export const stylesheetPath = `/people-${hash}.css`;

export function stylesheetRoute(server: Server): void {
  server.get(stylesheetPath, { schema: { hide: true }, config: { plain: true } }, (_, reply) =>
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("text/css; charset=utf-8")
      .send(text),
  );
}
