/*
 * Every change is recorded in the database transaction that makes it: once for the audit, and once
 * for each webhook that listens, as the very bytes that will be sent.
 */
import type { Context } from "../../ground/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { insertRecords, type NewRecord, type Origin, type Recording } from "./store.ts";

/** The nouns that changes are told of; in payloads they stand in the singular. */
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
  // Kept for the audit only.
  "downtime_type",
  "user",
  "webhook",
  "feed",
  "booking_page",
  "merchant",
] as const;
export type RecordedKind = (typeof recordedKinds)[number];

export type Action = "create" | "update" | "delete";

/** A change, with the subject as the API shows it before and after. */
export interface RecordedChange {
  kind: RecordedKind;
  action: Action;
  id: number;
  before?: object | undefined;
  after?: object | undefined;
  /** What webhooks are told of it besides. */
  beside?: object | undefined;
}

/** What webhooks can listen to, by the kind they are told of. */
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

/** In which account and by whom something is changed; `userId` is null for none of its members. */
export interface Recorder extends Pick<Actor, "applicationId" | "requestId"> {
  account: Pick<Actor["account"], "id">;
  userId: number | null;
}

/** Who changes what changes by itself, or by none of its members. */
export function nobodyIn(accountId: number): Recorder {
  return { account: { id: accountId }, userId: null, applicationId: null, requestId: "outside" };
}

/** Records a change; `context.db` must be the transaction that makes it. */
export async function record(
  context: Pick<Context, "db" | "now">,
  actor: Recorder,
  change: RecordedChange,
): Promise<void> {
  await recordAll(context, actor, [change]);
}

// As much as one statement is sent.
const together = 1_000;

/** Records changes in their order, by a statement for many of them. */
export async function recordAll(
  { db, now }: Pick<Context, "db" | "now">,
  recorder: Recorder,
  changes: Iterable<RecordedChange>,
): Promise<void> {
  const origin = originOf(recorder, now());
  let records: NewRecord[] = [];
  for (const change of changes) {
    records.push(recordOf(change));
    if (records.length < together) continue;
    await insertRecords(db, { origin, records });
    records = [];
  }
  if (records.length > 0) await insertRecords(db, { origin, records });
}

/** Changes as the statement that makes them records them, in their order. */
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
