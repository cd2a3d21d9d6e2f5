import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Context } from "../../core/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { keep } from "./kept.ts";

/* Each change is recorded in its own transaction: in the audit log, and per subscribed webhook as
   the exact bytes to send. */

/** Payloads use the singular. */
export const recordedKinds = [
  "account",
  "booking",
  "client",
  "project",
  "resource",
  "resource_type",
  "downtime",
  "service",
  "appointment",
  "order",
  // Audit log only.
  "downtime_type",
  "user",
  "webhook",
  "feed",
  "booking_page",
  "merchant",
] as const;
export type RecordedKind = (typeof recordedKinds)[number];

export type Action = "create" | "update" | "delete";

export interface RecordedChange {
  kind: RecordedKind;
  action: Action;
  id: number;
  before?: object | undefined;
  after?: object | undefined;
  beside?: object | undefined;
}

export const events = {
  account: "accounts",
  booking: "bookings",
  client: "clients",
  project: "projects",
  resource: "resources",
  resource_type: "resource_types",
  downtime: "downtimes",
  service: "services",
  appointment: "appointments",
  order: "orders",
} as const satisfies Partial<Record<RecordedKind, string>>;

export interface Recorder extends Pick<Actor, "applicationId" | "requestId"> {
  account: Pick<Actor["account"], "id">;
  userId: number | null;
}

export function nobodyIn(accountId: number): Recorder {
  return { account: { id: accountId }, userId: null, applicationId: null, requestId: "outside" };
}

/** `context.db` must be the change's transaction. */
export async function record(
  context: Pick<Context, "db" | "now">,
  actor: Recorder,
  change: RecordedChange,
): Promise<void> {
  await recordAll(context, actor, [change]);
}

const concurrent = 1_000;

export async function recordAll(
  { db, now }: Pick<Context, "db" | "now">,
  recorder: Recorder,
  changes: Iterable<RecordedChange>,
): Promise<void> {
  const origin = originOf(recorder, now());
  let records: NewRecord[] = [];
  for (const change of changes) {
    records.push(recordOf(change));
    if (records.length < concurrent) continue;
    await insertRecords(db, { origin, records });
    records = [];
  }
  if (records.length > 0) await insertRecords(db, { origin, records });
}

export function recordingOf(
  recorder: Recorder,
  at: Date,
  ...changes: readonly RecordedChange[]
): Recording {
  return { origin: originOf(recorder, at), records: changes.map(recordOf) };
}

function originOf({ account, userId, applicationId, requestId }: Recorder, at: Date): Origin {
  return { accountId: account.id, userId, applicationId, requestId, at };
}

function recordOf({ kind, action, id, before, after, beside }: RecordedChange): NewRecord {
  return {
    kind,
    action,
    id,
    before: before ?? null,
    after: after ?? null,
    event: kind in events ? events[kind as keyof typeof events] : null,
    payload: JSON.stringify({ ...(after ?? before), ...beside, action, type: kind }),
  };
}

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
  /** Null reaches no webhook. */
  event: string | null;
  payload: string;
}

/** SQL of a `with`. $1 is the account; `recordValues` start at `first`. */
// The signed bytes include the payload id, so it is drawn first.
export function recordingFrom(first: number, condition = "true"): string {
  const [at, user, application, request, named, ...lists] = numbersFrom(first, 12);
  const types = ["text", "text", "bigint", "text", "text", "text", "text"];
  const arrays = types.map((type, index) => `${lists[index]}::${type}[]`);
  return `changed as materialized (
    select * from unnest(${arrays.join(", ")})
      with ordinality as k (kind, action, id, was, became, event, payload, nth)
    where ${condition}
  ),
  entries as (
    insert into scheduling.audit_entries
      (account_id, at, user_id, application_id, kind, subject_id, action, was, became, request,
        request_id)
    select $1::bigint, ${at}::timestamptz, ${user}::bigint, ${application}::bigint, kind, id,
      action, was::json, became::json, ${request}::uuid, ${named}::text
    from changed order by nth
  ),
  actor as (
    select '{"id":' || u.id || ',"name":' || to_json(trim(u.first_name || ' ' || u.last_name))
      || ',"email":' || to_json(u.email) || '}' as shown
    from scheduling.users u where u.id = ${user}::bigint
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
  ),
  queued as (
    insert into scheduling.payloads (account_id, id, webhook_id, user_id, action, body, due_at,
      created_at)
    overriding system value
    select $1::bigint, payload_id, webhook_id, ${user}::bigint, action,
      '{"id":' || payload_id || ',"timestamp":' || floor(extract(epoch from ${at}::timestamptz))
        || ',"payload":' || payload
        || ',"user":' || coalesce((select shown from actor), 'null') || '}',
      ${at}::timestamptz, ${at}::timestamptz
    from told
  )`;
}

const numbersFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `$${first + index}`);

const insert = statement("record_insert", `with ${recordingFrom(2)} select where false`);

const textOf = (object: object | null) => (object === null ? null : JSON.stringify(object));

export interface Recording {
  origin: Origin;
  records: readonly NewRecord[];
}

export function recordValues({ origin, records }: Recording): unknown[] {
  const kept = records.map(({ kind, id, before, after }) =>
    keep({ kind, subjectId: id, at: origin.at }, { before, after }),
  );
  return [
    origin.at,
    origin.userId,
    origin.applicationId,
    ...requestOf(origin),
    records.map(({ kind }) => kind),
    records.map(({ action }) => action),
    records.map(({ id }) => id),
    kept.map(({ was }) => textOf(was)),
    kept.map(({ became }) => textOf(became)),
    records.map(({ event }) => event),
    records.map(({ payload }) => payload),
  ];
}

const asDrawn = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A uuid takes half the space; callers may send other text. */
function requestOf({ requestId }: Origin): [uuid: string | null, text: string | null] {
  return asDrawn.test(requestId) ? [requestId, null] : [null, requestId];
}

export async function insertRecords(db: Database, recording: Recording): Promise<void> {
  await run(db, insert, [recording.origin.accountId, ...recordValues(recording)]);
}
