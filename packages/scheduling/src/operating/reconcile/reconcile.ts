/* Reads a snapshot of a few resources at a time, without locks. */
import type { Database } from "@frontdesk/database/database";
import {
  addUp,
  partsOf,
  type ReconcileOptions,
  type Reconciliation,
} from "@frontdesk/platform/reconcile/walk";
import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { createRealTime, openDay } from "../../core/intervals/availability.ts";
import { dayOf, todayIn, turnsOf } from "../../core/intervals/local-time.ts";
import { nothingOpen } from "../../inventory/capacity/capacity.ts";
import { readOpenTimes } from "../../inventory/capacity/store.ts";
import { spanFor } from "../../planning/downtimes/downtime.ts";
import type { Finding } from "./finding.ts";
import { findPayments } from "./payments/payments.ts";
import { listOddPlaces } from "./sessions.store.ts";
import {
  listDays,
  listHeldIn,
  listOdd,
  listTimeOffToProve,
  listUnclosed,
  nextPart,
  type Part,
} from "./store.ts";
import { findWaiting } from "./waiting/waiting.ts";

interface CheckedCounts extends Record<string, number> {
  resources: number;
  days: number;
  payments: number;
}

interface ProvingOptions extends ReconcileOptions {
  withPayments: boolean;
}

const defaults: ProvingOptions = { batchSize: 50, mostFindings: 1_000, withPayments: false };

/** `db` must not be inside a transaction. */
export async function reconcile(
  context: Pick<Context, "db" | "now" | "keyring" | "connectGateway">,
  options: Partial<ProvingOptions> = {},
): Promise<Reconciliation<Finding, CheckedCounts>> {
  const { db, now } = context;
  const { batchSize, mostFindings, withPayments } = { ...defaults, ...options };
  const parts = partsOf(db, { accountId: 0, resourceId: 0 }, async (db, last) => {
    const part = await nextPart(db, last, batchSize);
    if (part === undefined) return undefined;
    const looked = await look(db, part, now());
    // Once per account.
    if (part.accountId === last.accountId) return looked;
    const findings = await findSessionFaults(db, part.accountId, now());
    return { ...looked, findings: [...looked.findings, ...findings] };
  });
  const none = { resources: 0, days: 0, payments: 0 };
  const proof = await addUp<Finding, CheckedCounts>(parts, {
    none,
    mostFindings,
    rest: () => findWaiting(db, now()),
  });
  if (!withPayments || !proof.complete) return proof;
  const paid = await findPayments(context, mostFindings);
  const findings = [...proof.findings, ...paid.findings];
  return { ...proof, findings, checked: { ...proof.checked, payments: paid.count } };
}

async function findSessionFaults(db: Database, accountId: number, now: Date): Promise<Finding[]> {
  const odd = await listOddPlaces(db, accountId, now);
  return odd.map((each) => ({ ...each, accountId }));
}

async function look(db: Database, part: Part, now: Date) {
  const { accountId, resourceIds } = part;
  const days = await ledgerFindings(db, part);
  const odd = await listOdd(db, part);
  const findings = [
    ...days.findings,
    ...odd.map(({ bookingId, problem }) => ({
      check: "booking_days",
      accountId,
      subject: `booking ${bookingId}`,
      expected: "the days of the booking",
      found: problem,
    })),
    ...(await timeOffFindings(db, part, now)),
    ...(await realTimeFindings(db, part)),
  ];
  const checked = { resources: resourceIds.length, days: days.count };
  return { findings, checked, next: { accountId, resourceId: resourceIds.at(-1)! } };
}

async function ledgerFindings(db: Database, part: Part) {
  const { accountId, resourceIds } = part;
  const range = { accountId, resourceIds, firstDay: null, lastDay: null };
  const openTimes = await readOpenTimes(db, range);
  const rows = await listDays(db, part);
  const findings = rows.flatMap((row): Finding[] => {
    const { resourceId, date, held, booked, available } = row;
    const day = openDay(openTimes.get(resourceId) ?? nothingOpen, dayOf(date));
    const subject = `resource ${resourceId} on ${date}`;
    const notice = { accountId, subject };
    const tell = (check: string, expected: number, match: number | null): Finding[] =>
      expected === match
        ? []
        : [{ ...notice, check, expected: String(expected), found: String(match ?? "nothing") }];
    return [...tell("booked", held, booked), ...tell("available", day.available, available)];
  });
  return { findings, count: rows.length };
}

// Time off that ended before a zone change stays unchanged.
async function timeOffFindings(db: Database, part: Part, now: Date): Promise<Finding[]> {
  const { accountId, resourceIds, zones } = part;
  const from = todayIn("Etc/GMT-14", now);
  const unclosed = (await listUnclosed(db, part, from)).map(
    ({ downtimeId, resourceId }): Finding => ({
      check: "closures",
      accountId,
      subject: `closure ${downtimeId} of resource ${resourceId}`,
      expected: "its days",
      found: "nothing",
    }),
  );
  const rows = await listTimeOffToProve(db, part, from);
  const faulty = rows.flatMap(({ downtimeId, resourceId, timezone, isDeleted, named, kept }) => {
    const own = zones[resourceIds.indexOf(resourceId)]!;
    const expected = isDeleted ? "nothing" : textOf(spanFor(named, timezone, own));
    const text = textOf(kept);
    const subject = `time off ${downtimeId} of resource ${resourceId}`;
    return expected === text
      ? []
      : [{ check: "time_off", accountId, subject, expected, found: text }];
  });
  return [...unclosed, ...faulty];
}

type SpanInput = Parameters<typeof spanFor>[0];

function textOf({ firstDay, startTime, lastDay, endTime }: SpanInput): string {
  return `${firstDay} ${startTime} to ${lastDay} ${endTime}`;
}

/** Moments booked twice near zone changes. */
async function realTimeFindings(db: Database, part: Part): Promise<Finding[]> {
  const { accountId, resourceIds, zones } = part;
  const findings: Finding[] = [];
  for (const [index, resourceId] of resourceIds.entries()) {
    for (const round of turnsOf(zones[index]!)) {
      const range = { accountId, resourceIds: [resourceId], ...round };
      const openTimes = (await readOpenTimes(db, range)).get(resourceId) ?? nothingOpen;
      const time = createRealTime();
      const near = await listHeldIn(db, { accountId, resourceId, ...round });
      for (const { timezone, date, ...lease } of near) {
        const { free, available } = openDay(openTimes, dayOf(date));
        time.add({ date, free, available, zone: zoneOf(timezone) }, lease);
      }
      if (time.isSound()) continue;
      findings.push({
        check: "real_time",
        accountId,
        subject: `resource ${resourceId} from ${round.firstDay} to ${round.lastDay}`,
        expected: "no moment taken twice",
        found: `bookings ${[...new Set(near.map(({ bookingId }) => bookingId))].join(", ")}`,
      });
    }
  }
  return findings;
}
