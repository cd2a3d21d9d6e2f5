/* Each change is recorded in its own transaction: in the audit log, and per subscribed webhook as
   the exact bytes to send. */
import type { Context } from "../../core/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { insertRecords, type NewRecord, type Origin, type Recording } from "./store.ts";

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
