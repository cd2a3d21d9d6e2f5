import type { Database } from "@frontdesk/database/database";
import type { AppointmentRow } from "../booking/appointment.ts";
import type { Snapshot } from "../booking/snapshot.ts";
import { listChoosable } from "./business.store.ts";

interface WishInput {
  row: Pick<AppointmentRow, "wished_ids">;
  terms: Pick<Snapshot, "parts">;
}

export async function stillChosen(
  db: Database,
  accountId: number,
  { row, terms }: WishInput,
): Promise<number[]> {
  const able = choosableIn(terms);
  const ids = row.wished_ids.filter((id) => able.has(id));
  const there = new Set((await listChoosable(db, accountId, ids)).map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

export const choosableIn = ({
  parts,
}: {
  parts: Readonly<Snapshot["parts"]>;
}): ReadonlySet<number> =>
  new Set(parts.flatMap((part) => (part.choosable ? part.resource_ids : [])));
