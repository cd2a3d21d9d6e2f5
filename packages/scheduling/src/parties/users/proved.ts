import type { Database } from "@frontdesk/database/database";
import { type Administrator, listAdministrators } from "./store.ts";

export async function listProvedAdministrators(
  db: Database,
  accountId: number,
): Promise<Administrator[]> {
  return (await listAdministrators(db, accountId)).filter(({ isProved }) => isProved);
}
