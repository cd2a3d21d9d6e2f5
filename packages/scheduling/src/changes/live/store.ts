import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";

/** That something was changed, as the audit has it. */
export interface Hint {
  accountId: number;
  /** Of the entry. */
  id: number;
  at: Date;
  kind: string;
  action: string;
  subjectId: number;
  /** Whose it is, where it is a feed. */
  creatorId: number | null;
}

const selectHints = statement(
  "live_hints",
  `select h.* from ${keysFrom({ account_id: "$1::bigint[]", after: "$2::bigint[]" })} as k
  cross join lateral (
    select e.account_id as "accountId", e.id, e.at, e.kind, e.action, e.subject_id as "subjectId",
      case when e.kind = 'feed' then (coalesce(e.after, e.before) ->> 'creator_id')::bigint end
        as "creatorId"
    from scheduling.audit_entries e
    where e.account_id = k.account_id and e.id > k.after order by e.id limit $3
  ) h order by h."accountId", h.id`,
);

/** Where in an account to read on. */
export interface Mark {
  accountId: number;
  /** The id of an entry. */
  after: number;
}

/** What comes behind each of these marks, up to so many of each account, in order. */
export async function listHints(
  db: Database,
  marks: readonly Mark[],
  mostOfEach: number,
): Promise<Hint[]> {
  return await run<Hint>(db, selectHints, [
    marks.map(({ accountId }) => accountId),
    marks.map(({ after }) => after),
    mostOfEach,
  ]);
}

const selectNewest = statement(
  "live_newest",
  `select id, at from scheduling.audit_entries
  where account_id = $1 and id <= $2 order by id desc limit $3`,
);

/** The newest entries up to an id, that one first. */
export async function listNewest(
  db: Database,
  { accountId, through, most }: { accountId: number; through: number; most: number },
): Promise<Pick<Hint, "id" | "at">[]> {
  return await run(db, selectNewest, [accountId, through, most]);
}
