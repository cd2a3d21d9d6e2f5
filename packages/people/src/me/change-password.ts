import { atomically } from "@frontdesk/database/atomically";
import type { PeopleContext } from "../context.ts";
import { hashPassword } from "../passwords/hash.ts";
import { choosePassword } from "../resets/choose.ts";

/** The caller has proved the old password. */
export async function changePassword(
  context: PeopleContext,
  personId: string,
  password: string,
): Promise<string> {
  const hash = await hashPassword(password, context.passwordCost);
  await atomically(context.db, async (db) => {
    await choosePassword(context, db, { personId, hash, byMail: false });
  });
  return hash;
}
