import type { FastifyReply } from "fastify";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import { openFile } from "./sealed.ts";
import { findFile } from "./store.ts";

/** Checks no access: the caller must. */
export async function sendFile(
  { db, keyring }: Pick<Context, "db" | "keyring">,
  file: { disputeId: Id; name: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const kept = await findFile(db, file);
  if (kept === undefined) throw notFound();
  const content = openFile(keyring, kept);
  if (content === undefined) throw new Error(`file ${kept.id} of a dispute cannot be opened`);
  // Untrusted: never render it as our page.
  const name = encodeURIComponent(file.name).replaceAll(/['()*]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  reply.header("content-disposition", `attachment; filename*=UTF-8''${name}`);
  return reply.type(kept.type).send(content);
}
