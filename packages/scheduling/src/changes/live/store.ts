import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";

export interface Hint {
  accountId: number;
  id: number;
  at: Date;
  kind: string;
  action: string;
  subjectId: number;
  creatorId: number | null;
}

const marked = keysFrom({ account_id: "$1::bigint[]", after: "$2::bigint[]" });

const selectChanged = statement(
  "live_changed",
  `select e.account_id as "accountId", k.after from ${marked} as k
  join scheduling.audit_entries e on e.account_id = k.account_id and e.id > k.after
  group by e.account_id, k.after`,
);

const selectHints = statement(
  "live_hints",
  `select e.account_id as "accountId", e.id, e.at, e.kind, e.action, e.subject_id as "subjectId",
    case when e.kind = 'feed' then coalesce(coalesce(e.became, e.was) ->> 'creator_id',
      coalesce(e.after, e.before) ->> 'creator_id')::bigint end as "creatorId"
  from scheduling.audit_entries e
  where e.account_id = $1 and e.id > $2 order by e.id limit $3`,
);

export interface Mark {
  accountId: number;
  after: number;
}

export async function listChanged(db: Database, marks: readonly Mark[]): Promise<Mark[]> {
  const ids = marks.map(({ accountId }) => accountId);
  return await run<Mark>(db, selectChanged, [ids, marks.map(({ after }) => after)]);
}

export async function listHints(
  db: Database,
  { accountId, after }: Mark,
  most: number,
): Promise<Hint[]> {
  return await run<Hint>(db, selectHints, [accountId, after, most]);
}

const selectNewest = statement(
  "live_newest",
  `select id, at from scheduling.audit_entries
  where account_id = $1 and id <= $2 order by id desc limit $3`,
);

export async function listNewest(
  db: Database,
  { accountId, through, most }: { accountId: number; through: number; most: number },
): Promise<Pick<Hint, "id" | "at">[]> {
  return await run(db, selectNewest, [accountId, through, most]);
}
