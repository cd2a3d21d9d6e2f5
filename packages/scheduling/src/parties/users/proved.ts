import type { Database } from "@frontdesk/database/database";
import { type Administrator, listAdministrators } from "./store.ts";

/** The administrators of an account who read the mail at their address. */
export async function listProvedAdministrators(
  db: Database,
  accountId: number,
): Promise<Administrator[]> {
  return (await listAdministrators(db, accountId)).filter(({ isProved }) => isProved);
}
