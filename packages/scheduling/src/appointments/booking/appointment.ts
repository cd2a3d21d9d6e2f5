/* A customer's share of a session. Each transition is a conditional update under its lock. */
import { timingSafeEqual } from "node:crypto";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import type { Static } from "typebox";
import type { SlotTaker } from "../../calendar/slots/slots.ts";
import type { Context } from "../../core/context.ts";
import { momentOf, offsetTextOf, wallRangeOf, zoneOf } from "../../core/dates.ts";
import { type Zones, zoneOn } from "../../core/intervals/local-time.ts";
import { includes } from "../../core/rights.ts";
import type { TableRow } from "../../core/tables.ts";
import type { PaymentResponse } from "../../money/charges/charge.ts";
import { chargeAt, chargeOf } from "../../money/charges/response.ts";
import { type ChargeRow, listChargesOf } from "../../money/charges/store.ts";
import {
  costsToCancel,
  depositOf,
  freeUntilMinutes,
  keepOf,
  refundPercentAt,
  type ServicePart,
  type ServiceTerms,
} from "../../offering/services/service.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { listTakenIds } from "../sessions.store.ts";
import { derivedStart } from "./derived.ts";
import type { Answers, Appointment, states } from "./schema.ts";

export type AppointmentState = (typeof states)[number];

export interface AppointmentRow
  extends Omit<
    TableRow<"appointments">,
    "account_id" | "erased_at" | "holder_address" | "holder_network"
  > {
  snapshot: Snapshot;
  answers: Record<string, unknown>;
  consents: Record<string, unknown>;
  /** Lower bound in percent after a reschedule by staff. */
  refund_least: number | null;
  /** Null unless staff may undo its cancellation. */
  undo: CancellationUndo | null;
}

/** The state before a cancellation. */
export interface CancellationUndo {
  until: string;
  resource_ids: number[];
  booker_id: number | null;
  decide_by: string | null;
  refund_percent: number | null;
  /** Charges with a refund that waits. */
  charge_ids: number[];
}

/** Wall time with its zone (RFC 9557). */
export function zonedStartOf({
  starts_at: startsAt,
  timezone,
}: Pick<AppointmentRow, "starts_at" | "timezone">): string {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime());
  const wall = start.toZonedDateTimeISO(zoneOf(timezone));
  return wall.toString({ smallestUnit: "second" });
}

const minuteMs = 60_000;

export const heldForMs = 5 * minuteMs;
export const extendedByMs = 2 * minuteMs;
export const heldToVerifyMs = 30 * minuteMs;
export const mostExtensions = 10;

export function decideBy(now: Date, { starts_at, snapshot }: AppointmentRow): Date {
  const patience = now.getTime() + snapshot.approval_hours * 60 * minuteMs;
  return new Date(Math.min(patience, starts_at.getTime()));
}

// Checks under locks that resources chosen without locks still meet at the moment.
interface Meeting {
  chosen: readonly SlotTaker[];
  /** Locked: a zone may have changed since. */
  resources: readonly (Zones & { id: number })[];
  bufferBefore: number;
  startsAt: Date;
}

export function isMetBy({ chosen, resources, bufferBefore, startsAt }: Meeting): boolean {
  const [{ date: startDate, startTime }] = chosen as [SlotTaker];
  const revenue = chosen.map(({ resourceId, date, startTime }) => {
    const resource = resources.find(({ id }) => id === resourceId)!;
    return { resourceId, date, startTime, timezone: zoneOn(resource, date) };
  });
  const agreed = { startDate, startTime: startTime + bufferBefore, bufferBefore, takings: revenue };
  const derived = derivedStart({ ...agreed, firstIds: [] });
  return derived?.startsAt.getTime() === startsAt.getTime();
}

// Terms at booking time; later changes of the service do not apply.
export interface Snapshot extends ServiceTerms {
  parts: ServicePart[];
}

export const countTaken = ({ parts }: Pick<Snapshot, "parts">): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

interface PricedSnapshot {
  snapshot: Snapshot;
  seats: number;
}

/** Money is in minor units. */
export const depositFor = ({ snapshot, seats }: PricedSnapshot): number =>
  depositOf(snapshot) * seats;

/** The price less the deposit; a customer may allow to charge it later. */
export const balanceLimit = ({ snapshot, seats }: PricedSnapshot): number =>
  Math.max(0, (snapshot.price ?? 0) * seats - depositFor({ snapshot, seats }));

export const needsCard = ({ snapshot }: Pick<PricedSnapshot, "snapshot">): boolean =>
  costsToCancel(snapshot);

/** A card kept for a failed appointment shows as void. */
export function paymentIn(
  payment: PaymentResponse,
  { state, cancelled_by: by }: Pick<AppointmentRow, "state" | "cancelled_by">,
): PaymentResponse {
  const isProvided = state === "cancelled" && by === "business";
  const isOver = isProvided || state === "held" || state === "expired" || state === "declined";
  return isOver && payment.state === "card_kept" ? { ...payment, state: "void" } : payment;
}

// The token of an appointment's link is derived at each use, never stored or logged.
type Keys = Pick<Context, "keyring">;
type TokenRow = Pick<AppointmentRow, "id" | "link_version">;

/** A new link version revokes older tokens. */
export function tokenFor({ keyring }: Keys, accountId: number, row: TokenRow): string {
  const { id, link_version: version } = row;
  const digest = fingerprint(keyring, "appointment", `${accountId} ${id} ${version}`);
  const side = Buffer.from(digest.slice(0, 32), "hex");
  return `${id.toString(36)}-${side.toString("base64url")}`;
}

export function idIn(token: string): number | undefined {
  const [, id] = /^([0-9a-z]{1,10})-[\w-]{22}$/.exec(token) ?? [];
  return id === undefined ? undefined : Number.parseInt(id, 36);
}

export function isTokenOf(keys: Keys, token: string, at: { accountId: number; row: TokenRow }) {
  const right = Buffer.from(tokenFor(keys, at.accountId, at.row));
  const input = Buffer.from(token);
  return right.length === input.length && timingSafeEqual(right, input);
}

type RefundRow = Pick<
  AppointmentRow,
  "state" | "snapshot" | "seats" | "starts_at" | "refund_percent" | "refund_least"
>;

/** A customer's reschedule never raises the refund, one by staff never lowers it. */
export function refundAt(row: RefundRow, now: Date): { percent: number; amount: number } {
  // A request has no agreed terms yet.
  const percent = row.state === "requested" ? 100 : percentAt(row, now);
  const deposit = depositFor(row);
  return { percent, amount: deposit - keepOf(deposit, percent) };
}

export function percentAt(row: RefundRow, now: Date): number {
  const { refund_percent: lowest, refund_least: least } = row;
  const minutesLeft = (row.starts_at.getTime() - now.getTime()) / 60_000;
  const own = refundPercentAt(row.snapshot.cancellation, minutesLeft);
  return Math.max(least ?? 0, Math.min(own, lowest ?? 100));
}

/** Null if cancelling always costs, or never. */
export function freeUntil(row: RefundRow): Date | null {
  const { starts_at: startsAt, snapshot, refund_percent: lowest, refund_least: least } = row;
  if (least === 100 && costsToCancel(snapshot)) return startsAt;
  const minutes = freeUntilMinutes(snapshot);
  if (minutes === null || (lowest ?? 100) < 100) return null;
  return new Date(startsAt.getTime() - minutes * 60_000);
}

/** Deadlines ahead, one for each percentage. Earlier reschedules limit the terms. */
export function refundDeadlines(row: RefundRow, now: Date): { percent: number; until: Date }[] {
  const { snapshot, starts_at: startsAt, refund_percent: lowest, refund_least: least } = row;
  const { cancellation } = snapshot;
  const hasEnd = cancellation.at(-1)?.minutes_before === 0;
  const tiers = hasEnd ? cancellation : [...cancellation, { minutes_before: 0, refund_percent: 0 }];
  const deadlines = tiers.map(({ minutes_before: before, refund_percent: percent }) => ({
    percent: Math.max(least ?? 0, Math.min(percent, lowest ?? 100)),
    until: new Date(startsAt.getTime() - before * minuteMs),
  }));
  return deadlines.filter(
    ({ percent, until }, nth) =>
      percent > 0 && until > now && deadlines[nth + 1]?.percent !== percent,
  );
}

export type AppointmentResponse = Static<typeof Appointment>;

export interface FullRow extends AppointmentRow {
  charges?: readonly ChargeRow[];
  resourceIds?: readonly number[];
}

export async function inFull(
  db: Context["db"],
  accountId: number,
  rows: readonly AppointmentRow[],
): Promise<FullRow[]> {
  const ids = rows.map(({ id }) => id);
  const sessionIds = [...new Set(rows.map(({ session_id: id }) => id))];
  const charges = Map.groupBy(
    await listChargesOf(db, accountId, ids),
    ({ appointment_id }) => appointment_id,
  );
  const taken = Map.groupBy(
    await listTakenIds(db, accountId, sessionIds),
    ({ sessionId }) => sessionId,
  );
  return rows.map((row) => ({
    ...row,
    charges: charges.get(row.id) ?? [],
    resourceIds: (taken.get(row.session_id) ?? []).map(({ resourceId }) => resourceId),
  }));
}

const momentOrNull = (at: Date | null): string | null => (at === null ? null : momentOf(at));

/** The form for records and events, without the customer and their texts. */
export function appointmentOf(
  row: FullRow,
  { settings }: Pick<Context, "settings">,
  subdomain: string,
): AppointmentResponse {
  return {
    id: row.id,
    url: `${accountUrl(settings, subdomain)}/appointments/${row.id}`,
    service_id: row.service_id,
    service: row.snapshot.name,
    session_id: row.session_id,
    client_id: row.client_id,
    state: row.state,
    seats: row.seats,
    starts_at: momentOf(row.starts_at),
    ends_at: momentOf(row.ends_at),
    timezone: row.timezone,
    locale: row.locale,
    held_until: momentOrNull(row.held_until),
    decide_by: momentOrNull(row.decide_by),
    attention: row.attention,
    reschedules: row.reschedules,
    made_by_staff: row.is_by_staff,
    cancelled_by: row.cancelled_by,
    revision: row.revision,
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
    ...(row.resourceIds !== undefined && { resource_ids: [...row.resourceIds] }),
    ...(row.charges !== undefined && { charges: row.charges.map(chargeOf) }),
  };
}

export function showFor(
  { account }: Pick<Actor, "account">,
  row: FullRow,
  context: Pick<Context, "settings">,
): AppointmentResponse {
  const { starts_at: from, ends_at: to, timezone } = row;
  const view = {
    ...appointmentOf(row, context, account.subdomain),
    ...wallRangeOf(account.timezone, from, to),
    customer_time: {
      timezone: zoneOf(timezone),
      ...wallRangeOf(timezone, from, to),
      offset: offsetTextOf(timezone, from),
    },
    ...(row.charges !== undefined && {
      charges: row.charges.map((charge) => chargeAt(charge, account.timezone)),
    }),
  };
  if (!includes(account.rights.clients, "view")) return view;
  const { name, email, phone, answers, notes } = row;
  return {
    ...view,
    customer:
      name === null ? null : { name, email, phone, notes, answers: answers as AnswersInput },
  };
}

export async function showCharged(
  actor: Pick<Actor, "account">,
  row: AppointmentRow,
  context: Pick<Context, "db" | "settings">,
): Promise<AppointmentResponse> {
  const [full] = await inFull(context.db, actor.account.id, [row]);
  return showFor(actor, full!, context);
}

type AnswersInput = Static<typeof Answers>;

// A proof occurs only in mails: it shows access to the mailbox.

type AddressedRow = Pick<AppointmentRow, "id" | "link_version" | "email">;
type ProofTarget = { accountId: number; row: AddressedRow };

export function proofFor({ keyring }: Keys, accountId: number, row: AddressedRow): string {
  const { id, link_version: version, email } = row;
  const address = (email ?? "").toLowerCase();
  const digest = fingerprint(keyring, "address", `${accountId} ${id} ${version} ${address}`);
  return Buffer.from(digest.slice(0, 32), "hex").toString("base64url");
}

/**
 * Also for mails to the client's present address. The token proves nothing: calendars contain it
 * too.
 */
export function isReader(keys: Keys, proof: string, at: ProofTarget): boolean {
  const right = Buffer.from(proofFor(keys, at.accountId, at.row));
  const input = Buffer.from(proof);
  return right.length === input.length && timingSafeEqual(right, input);
}

export function isProofOf(keys: Keys, proof: string, at: ProofTarget): boolean {
  return at.row.email !== null && isReader(keys, proof, at);
}
