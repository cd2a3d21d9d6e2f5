import type { Database } from "@frontdesk/database/database";
import { identityRefusals as refusals } from "../../api/refusals.ts";
import type { Maker } from "./identity.ts";
import { holdMaker } from "./store.ts";

/** Lets a maker make something that ends with them; 404 or 401 when they ended meanwhile. */
export async function checkMaker(
  db: Database,
  accountId: number,
  maker: Maker,
): Promise<{ isAdministrator: boolean }> {
  const found = await holdMaker(db, accountId, maker);
  if (found === "no member") throw refusals.notFound();
  if (found === "no token") throw refusals.unknownToken();
  return { isAdministrator: found === "held" };
}

/** The same for what only administrators make; 403 when they are none any more. */
export async function checkAdministrator(
  db: Database,
  accountId: number,
  maker: Maker,
): Promise<void> {
  const { isAdministrator } = await checkMaker(db, accountId, maker);
  if (!isAdministrator) throw refusals.lacksRight();
}
