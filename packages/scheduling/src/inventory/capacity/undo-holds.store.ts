/* A place that staff freed stays closed to customers for some seconds, so that an undo finds it.
   Staff may take it. It is no booking: no other clash exists. */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

export const undoMs = 20_000;

interface FreedTime {
  resource_id: number;
  start_date: string;
  start_time: number | null;
  duration: number;
}

const forget = statement(
  "undo_holds_forget",
  "delete from scheduling.undo_holds where account_id = $1 and held_until <= $2",
);

const insert = statement(
  "undo_holds_insert",
  `insert into scheduling.undo_holds as h (account_id, resource_id, day, start_time, duration,
    held_until)
  select $1::bigint, k.*, $6::timestamptz
  from unnest($2::bigint[], $3::date[], $4::smallint[], $5::smallint[])
    as k (resource_id, day, start_time, duration)
  order by k.resource_id, k.day
  on conflict on constraint undo_holds_pkey do update
    set duration = greatest(h.duration, excluded.duration), held_until = excluded.held_until`,
);

/** Needs the locks of the days, in the transaction that frees the times. */
export async function holdForUndo(
  db: Database,
  { accountId, freed, at }: { accountId: number; freed: readonly FreedTime[]; at: Date },
): Promise<void> {
  await run(db, forget, [accountId, at]);
  const timed = freed.filter(({ start_time: start }) => start !== null);
  await run(db, insert, [
    accountId,
    timed.map((row) => row.resource_id),
    timed.map((row) => row.start_date),
    timed.map((row) => row.start_time),
    timed.map((row) => row.duration),
    new Date(at.getTime() + undoMs),
  ]);
}
