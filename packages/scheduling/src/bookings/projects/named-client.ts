import type { Database } from "@frontdesk/database/database";
import { unfit } from "../../ground/refusals.ts";
import { hasClient } from "../clients/store.ts";
import { projectRefusals } from "./refusals.ts";

/** The client that a caller names for a project, if any; 422 when there is none like it. */
export async function findNamedClient(
  db: Database,
  accountId: number,
  given: number | null,
): Promise<number | null> {
  if (given === null || given === 0) return null;
  if (!(await hasClient(db, accountId, given))) throw unfit(projectRefusals.goneClient());
  return given;
}
