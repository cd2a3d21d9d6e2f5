import type { Database } from "@frontdesk/database/database";
import { unfit } from "../../core/refusals.ts";
import { hasClient } from "../clients/store.ts";
import { projectRefusals } from "./refusals.ts";

/** 422 if unknown. */
export async function findNamedClient(
  db: Database,
  accountId: number,
  given: number | null,
): Promise<number | null> {
  if (given === null || given === 0) return null;
  if (!(await hasClient(db, accountId, given))) throw unfit(projectRefusals.goneClient());
  return given;
}
