import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";

/** For an ended appointment, those at its end. */
export interface TakenResource {
  id: number;
  name: string;
  userId: number | null;
}

const keys = keysFrom({
  session_id: "$2::bigint[]",
  since: "$3::timestamptz[]",
  position: "$4::bigint[]",
});

const taken = statement(
  "notice_resources",
  `select k.position::int as position, r.id, r.name, r."userId"
  from ${keys} k
  cross join lateral (select distinct resource_id
    from (select session_id, id, resource_id from scheduling.bookings
      where account_id = $1 and session_id between k.session_id and k.session_id
        and (deleted_at is null or deleted_at >= k.since)
      order by session_id, id limit (select null::bigint)) f) b
  cross join lateral (select id, name, user_id as "userId" from scheduling.resources
    where account_id = $1 and id = b.resource_id limit 1) r
  order by k.position, r.id`,
);

const byId = statement(
  "notice_resources_left",
  `select r.id, r.name, r."userId" from unnest($2::bigint[]) as k (id)
  cross join lateral (select id, name, user_id as "userId" from scheduling.resources
    where account_id = $1 and id = k.id limit 1) r
  order by r.id`,
);

export async function listLeft(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<TakenResource[]> {
  return ids.length === 0 ? [] : await run<TakenResource>(db, byId, [accountId, ids]);
}

interface TakingSession {
  sessionId: number;
  since: Date | null;
}

export async function listTakenSince(
  db: Database,
  accountId: number,
  sessions: readonly TakingSession[],
): Promise<TakenResource[][]> {
  const ids = sessions.map(({ sessionId }) => sessionId);
  const moments = sessions.map(({ since }) => since);
  const locations = sessions.map((_, position) => position);
  const rows = await run<TakenResource & { position: number }>(db, taken, [
    accountId,
    ids,
    moments,
    locations,
  ]);
  const byPosition = Map.groupBy(rows, ({ position }) => position);
  return locations.map((at) => byPosition.get(at)?.map(({ position: _, ...taken }) => taken) ?? []);
}
