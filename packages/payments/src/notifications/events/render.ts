/* A pure function of immutable columns: every reader gets the same bytes at any time. */
import type { Database } from "@frontdesk/database/database";
import { writerOf } from "@frontdesk/server/serialize";
import { presentEntry, presentUntrailed } from "../../card-payments/transactions/transaction.ts";
import { type EventType, eventTypes } from "../../core/outbox/entry.ts";
import { shardByShard } from "../../core/shards.ts";
import {
  type EventRow,
  type FixedTransaction,
  listSubjects,
  type Subjects,
} from "./events.store.ts";
import { type Event, envelopeOf } from "./schema.ts";

export const largestCustomEventBytes = 4 * 1024;

export async function envelopesOf(db: Database, rows: readonly EventRow[]): Promise<Event[]> {
  const subjects = await subjectsOf(db, rows);
  return rows.map((row, n) => renderEvent(row, subjects[n]));
}

export async function subjectsOf(
  db: Database,
  rows: readonly EventRow[],
): Promise<(Subjects | undefined)[]> {
  const matches = await shardByShard(rows, async (shard, own) => {
    const subjects = await listSubjects(db, shard, own);
    return own.map((row, n) => [row, subjects[n]] as const);
  });
  const about = new Map(matches);
  return rows.map((row) => about.get(row));
}

export function renderEvent(row: EventRow, subjects: Subjects | undefined): Event {
  if (subjects === undefined) throw new Error(`the merchant of event ${row.id} is gone`);
  const { id, kind: type, at, merchantId, actor, version } = row;
  return {
    id,
    type,
    timestamp: at.toISOString(),
    merchantId,
    test: subjects.test,
    actor: actorOf(actor),
    ...(version !== null && { version }),
    data: { ...transactionOf(row, subjects), ...entryOf(row, subjects), ...row.data },
  } as Event;
}

/** `app:6920c0fe0001a4d07712fe02` */
export function actorOf(text: string): Event["actor"] {
  const [kind, id] = text.split(":") as [Event["actor"]["kind"], string | undefined];
  return id === undefined ? { kind } : { kind, id };
}

function transactionOf(row: EventRow, { transaction }: Subjects) {
  const { captured, refunded, voided, disputed } = row;
  if (transaction === null || captured === null || refunded === null) return {};
  if (voided === null || disputed === null) return {};
  const untrailed = presentUntrailed({ ...transaction, captured, refunded, voided, disputed });
  if (!isLeftOut(transaction)) return { transaction: untrailed };
  const { custom: _left, ...rest } = untrailed;
  return { transaction: { ...rest, customLeftOut: true } };
}

function isLeftOut({ custom, has_custom }: FixedTransaction): boolean {
  if (custom === null) return has_custom;
  return Buffer.byteLength(JSON.stringify(custom)) > largestCustomEventBytes;
}

// The entry may have changed since.
function entryOf({ kind }: EventRow, { entry }: Subjects) {
  if (entry === null) return {};
  return { entry: presentEntry({ ...entry, failed: kind.endsWith("_failed") }) };
}

/* Each writer follows its type's schema, so no other member can appear. */
const writers = Object.fromEntries(
  eventTypes.map((type) => [type, writerOf(envelopeOf(type))]),
) as Record<EventType, (event: Event) => string>;

export function writeEvent(event: Event): string {
  return writers[event.type](event);
}
