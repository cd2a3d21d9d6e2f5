import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

/** Where, when and by whom something is changed. */
export interface Origin {
  accountId: number;
  userId: number | null;
  applicationId: number | null;
  requestId: string;
  at: Date;
}

export interface NewRecord {
  kind: string;
  action: string;
  id: number;
  before: object | null;
  after: object | null;
  /** What a webhook must listen to, null when none is told. */
  event: string | null;
  /** What webhooks are told, as JSON. */
  payload: string;
}

// The id of a payload is part of the bytes that are signed, so it is drawn before them.
const insert = statement(
  "record_insert",
  `with changed as materialized (
    select * from unnest($6::text[], $7::text[], $8::bigint[], $9::text[], $10::text[],
        $11::text[], $12::text[])
      with ordinality as k (kind, action, id, before, after, event, payload, nth)
  ),
  entries as (
    insert into scheduling.audit_entries
      (account_id, at, user_id, application_id, kind, subject_id, action, before, after, request_id)
    select $1, $2::timestamptz, $3::bigint, $4, kind, id, action, before::jsonb, after::jsonb, $5
    from changed order by nth
  ),
  actor as (
    select '{"id":' || u.id || ',"name":' || to_json(trim(u.first_name || ' ' || u.last_name))
      || ',"email":' || to_json(u.email) || '}' as shown
    from scheduling.users u where u.id = $3
  ),
  listening as materialized (
    select id, events from scheduling.webhooks where account_id = $1 and deleted_at is null
  ),
  told as (
    select t.*, nextval(pg_get_serial_sequence('scheduling.payloads', 'id')) as payload_id
    from (
      select w.id as webhook_id, c.action, c.payload
      from changed c join listening w on c.event = any (w.events)
      order by c.nth, w.id
    ) t
  )
  insert into scheduling.payloads (account_id, id, webhook_id, user_id, action, body, due_at,
    created_at)
  overriding system value
  select $1, payload_id, webhook_id, $3, action,
    '{"id":' || payload_id || ',"timestamp":' || floor(extract(epoch from $2::timestamptz))
      || ',"payload":' || payload
      || ',"user":' || coalesce((select shown from actor), 'null') || '}',
    $2, $2
  from told`,
);

const textOf = (object: object | null) => (object === null ? null : JSON.stringify(object));

/** Writes the audit entries of changes and the payloads of those who listen to them, in order. */
export async function insertRecords(
  db: Database,
  { accountId, at, userId, applicationId, requestId }: Origin,
  records: readonly NewRecord[],
): Promise<void> {
  await run(db, insert, [
    accountId,
    at,
    userId,
    applicationId,
    requestId,
    records.map(({ kind }) => kind),
    records.map(({ action }) => action),
    records.map(({ id }) => id),
    records.map(({ before }) => textOf(before)),
    records.map(({ after }) => textOf(after)),
    records.map(({ event }) => event),
    records.map(({ payload }) => payload),
  ]);
}
