import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

/** A resource that an appointment takes, or took as it ended. */
export interface TakenResource {
  id: number;
  name: string;
  userId: number | null;
}

const taken = statement(
  "notice_resources",
  `select r.id, r.name, r."userId"
  from (select distinct resource_id from scheduling.bookings
    where account_id = $1 and session_id = $2
      and (deleted_at is null or deleted_at >= $3::timestamptz)) b
  cross join lateral (select id, name, user_id as "userId" from scheduling.resources
    where account_id = $1 and id = b.resource_id limit 1) r
  order by r.id`,
);

const byId = statement(
  "notice_resources_left",
  `select r.id, r.name, r."userId" from unnest($2::bigint[]) as k (id)
  cross join lateral (select id, name, user_id as "userId" from scheduling.resources
    where account_id = $1 and id = k.id limit 1) r
  order by r.id`,
);

/** What an appointment took before, by its ids. */
export async function listLeft(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<TakenResource[]> {
  return ids.length === 0 ? [] : await run<TakenResource>(db, byId, [accountId, ids]);
}

/** What a session takes; of one that is over, what it had at a moment or later. */
export async function listTakenSince(
  db: Database,
  { accountId, sessionId, since }: { accountId: number; sessionId: number; since: Date | null },
): Promise<TakenResource[]> {
  return await run<TakenResource>(db, taken, [accountId, sessionId, since]);
}
