import { endGrants } from "../../applications/oauth/grants/end.ts";
import { endPersonalTokens } from "../../applications/tokens/end.ts";
import type { Context } from "../../core/context.ts";
import { findUserOfPerson } from "../../parties/users/store.ts";

/** With their creations. */
export async function endAccessOf(context: Context, personId: string): Promise<void> {
  const user = await findUserOfPerson(context.db, personId);
  if (user === undefined) return;
  await endPersonalTokens(context, { userId: user.id });
  await endGrants(context, { userId: user.id });
}
