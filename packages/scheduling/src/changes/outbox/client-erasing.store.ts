import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Entry, StoredPayload } from "./erasing.store.ts";
import { type KeptStates, statesOf } from "./kept.ts";
import type { Action } from "./store.ts";

export interface ClientTrace {
  accountId: number;
  clientId: number;
}

const most = 200;
const isNamedIn = (column: string) => `${column} -> 'client' ->> 'id' = $2::bigint::text`;
const kept = "account_id, id, kind, subject_id, at, action, before, after, was, became";

/** Bytes; a larger entry comes alone. */
const mostBytes = 131_072;

const entriesOf = statement(
  "audit_entries_of_client",
  `select ${kept} from (
    select e.*, coalesce(sum(octet_length(e::text)) over (order by e.id
      rows between unbounded preceding and 1 preceding), 0) as bytes_before
    from (
      select ${kept} from scheduling.audit_entries
      where account_id = $1 and kind = 'client' and subject_id = $2 and id > $3
      union all
      select ${kept} from scheduling.audit_entries
      where account_id = $1 and kind = 'project' and id > $3
        and (${["before", "after", "was", "became"].map(isNamedIn).join(" or ")})
      order by id limit ${most}
    ) e
  ) sized where bytes_before < ${mostBytes} order by id`,
);

export interface EntryOfClient extends Entry {
  action: Action;
}

export async function listEntriesOfClient(
  db: Database,
  { accountId, clientId }: ClientTrace,
  after: number,
): Promise<EntryOfClient[]> {
  const rows = await run<EntryOfClient & KeptStates>(db, entriesOf, [accountId, clientId, after]);
  return rows.map(({ was, became, ...entry }) => {
    const { kind, subject_id: subjectId, at } = entry;
    return { ...entry, ...statesOf({ kind, subjectId, at }, { ...entry, was, became }) };
  });
}

const payloadsOf = statement(
  "payloads_of_client",
  `select account_id, id, body, response_body from (
    select account_id, id, body, response_body, body::jsonb -> 'payload' as told
    from scheduling.payloads where account_id = $1 and id > $3
  ) p
  where told -> 'client' ->> 'id' = $2::bigint::text
    or (told ->> 'type' = 'client' and told ->> 'id' = $2::bigint::text)
  order by id limit ${most}`,
);

export async function listPayloadsOfClient(
  db: Database,
  { accountId, clientId }: ClientTrace,
  after: number,
): Promise<StoredPayload[]> {
  return await run<StoredPayload>(db, payloadsOf, [accountId, clientId, after]);
}
