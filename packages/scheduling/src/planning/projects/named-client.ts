import type { Database } from "@frontdesk/database/database";
import { invalid } from "../../core/refusals.ts";
import { hasClient } from "../clients/store.ts";
import { projectRefusals } from "./refusals.ts";

export async function findNamedClient(
  db: Database,
  accountId: number,
  text: number | null,
): Promise<number | null> {
  if (text === null || text === 0) return null;
  if (!(await hasClient(db, accountId, text))) throw invalid(projectRefusals.goneClient());
  return text;
}
