import { problemInName } from "@frontdesk/server/names";
import type { Context } from "../../core/context.ts";
import { listAccounts } from "../../parties/accounts/store.ts";
import { firstZone, userIdOf } from "../../parties/users/of-person.ts";
import { findUser } from "../../parties/users/store.ts";
import { openAccount } from "./open.ts";

export async function onboardPerson(
  context: Context,
  { personId }: { personId: string },
): Promise<void> {
  const userId = await userIdOf(context, personId);
  const { first_name: firstName } = (await findUser(context.db, userId))!;
  if ((await listAccounts(context.db, userId)).length > 0) return;
  const own = `${firstName}'s studio`;
  const name = firstName === "" || problemInName(own) !== undefined ? "My studio" : own;
  await openAccount(context, { userId, name, timezone: firstZone });
}
