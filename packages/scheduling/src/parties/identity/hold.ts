import type { Database } from "@frontdesk/database/database";
import { identityRefusals as refusals } from "../../api/refusals.ts";

import { holdMaker, type Maker } from "./store.ts";

/** Locks the maker, so that new objects end with them. */
export async function checkMaker(
  db: Database,
  accountId: number,
  maker: Maker,
): Promise<{ isAdministrator: boolean }> {
  const match = await holdMaker(db, accountId, maker);
  if (match === "no member") throw refusals.notFound();
  if (match === "no token") throw refusals.unknownToken();
  return { isAdministrator: match === "held" };
}

export async function checkAdministrator(
  db: Database,
  accountId: number,
  maker: Maker,
): Promise<void> {
  const { isAdministrator } = await checkMaker(db, accountId, maker);
  if (!isAdministrator) throw refusals.lacksRight();
}
