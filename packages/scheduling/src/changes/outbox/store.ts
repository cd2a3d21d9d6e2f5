import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

export interface NewRecord {
  accountId: number;
  userId: number | null;
  applicationId: number | null;
  requestId: string;
  at: Date;
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
  `with entry as (
    insert into scheduling.audit_entries
      (account_id, at, user_id, application_id, kind, subject_id, action, before, after, request_id)
    values ($1, $2::timestamptz, $3::bigint, $4, $5, $6, $7, $8, $9, $10)
  ),
  actor as (
    select '{"id":' || u.id || ',"name":' || to_json(trim(u.first_name || ' ' || u.last_name))
      || ',"email":' || to_json(u.email) || '}' as shown
    from scheduling.users u where u.id = $3
  ),
  told as (
    select w.id as webhook_id,
      nextval(pg_get_serial_sequence('scheduling.payloads', 'id')) as payload_id
    from scheduling.webhooks w
    where w.account_id = $1 and w.deleted_at is null and $11::text = any (w.events)
  )
  insert into scheduling.payloads (account_id, id, webhook_id, user_id, action, body, due_at,
    created_at)
  overriding system value
  select $1, payload_id, webhook_id, $3, $7,
    '{"id":' || payload_id || ',"timestamp":' || floor(extract(epoch from $2::timestamptz))
      || ',"payload":' || $12::text
      || ',"user":' || coalesce((select shown from actor), 'null') || '}',
    $2, $2
  from told`,
);

/** Writes the audit entry of a change and the payloads of those who listen to it. */
export async function insertRecord(db: Database, record: NewRecord): Promise<void> {
  const { accountId, at, userId, applicationId, kind, id, action, requestId } = record;
  await run(db, insert, [
    accountId,
    at,
    userId,
    applicationId,
    kind,
    id,
    action,
    record.before === null ? null : JSON.stringify(record.before),
    record.after === null ? null : JSON.stringify(record.after),
    requestId,
    record.event,
    record.payload,
  ]);
}
