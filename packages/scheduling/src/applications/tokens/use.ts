import type { Context } from "../../core/context.ts";
import { saveUse } from "./store.ts";

const notedEveryMs = 5 * 60 * 1000;

export async function noteUse(
  { db, now }: Pick<Context, "db" | "now">,
  tokenId: number | null,
  lastUsedAt: Date | null,
): Promise<void> {
  if (tokenId === null) return;
  const at = now();
  if (lastUsedAt !== null && at.getTime() - lastUsedAt.getTime() < notedEveryMs) return;
  await saveUse(db, tokenId, at);
}
