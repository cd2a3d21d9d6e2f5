import { batched } from "@frontdesk/database/batcher";
import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { singleFlight } from "../../core/single-flight.ts";
import { keptOf, type PaymentResponse, paymentsOf } from "../../money/charges/charge.ts";
import { type ChargeRow, listCharges } from "../../money/charges/store.ts";
import { getPage } from "../../offering/booking-pages/store.ts";
import { readSlots } from "../../offering/services/slots.ts";
import { findService } from "../../offering/services/store.ts";
import { findTrust } from "../../parties/accounts/store.ts";
import { findMember, listAdministrators } from "../../parties/users/store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { agreedFee } from "../booking/fee.ts";
import { findAppointments } from "../booking/store.ts";
import { type BusinessRow, findBusiness } from "../customers/business.store.ts";
import type { AppointmentFacts, Money } from "../mails/facts.ts";
import { listTakenSince, type TakenResource } from "../sessions.store.ts";
import type { NoticeFacts } from "./contents.ts";

interface OfAccount {
  accountId: number;
}

interface OfAppointment extends OfAccount {
  id: number;
}

function batchedByAccount<Input extends OfAccount, Result>(
  ask: (db: Database, accountId: number, inputs: readonly Input[]) => Promise<readonly Result[]>,
): (db: Database, input: Input) => Promise<Result> {
  return batched<Input, Result>({
    orderOf: ({ accountId }) => accountId,
    ask: (db, inputs) => ask(db, inputs[0]!.accountId, inputs),
  });
}

const appointment = batchedByAccount<OfAppointment, AppointmentRow | undefined>(
  async (db, accountId, ofAppointments) => {
    const ids = ofAppointments.map(({ id }) => id);
    const appointments = await findAppointments(db, accountId, ids);
    const byId = new Map(appointments.map((row) => [row.id, row]));
    return ofAppointments.map(({ id }) => byId.get(id));
  },
);

const payment = batchedByAccount<OfAppointment, PaymentResponse | undefined>(
  async (db, accountId, ofAppointments) => {
    const ids = [...new Set(ofAppointments.map(({ id }) => id))];
    const payments = await paymentsOf(db, accountId, ids);
    return ofAppointments.map(({ id }) => payments.get(id));
  },
);

interface Taking extends OfAccount {
  sessionId: number;
  since: Date | null;
}

const taken = batchedByAccount<Taking, TakenResource[]>(listTakenSince);

const business = singleFlight(findBusiness, String);
const page = singleFlight(getPage, String);
const trust = singleFlight(findTrust, String);
const administrators = singleFlight(listAdministrators, String);

type MemberQuery = Parameters<typeof findMember>[1];

const member = singleFlight(
  async (db, request: MemberQuery) => await findMember(db, request),
  JSON.stringify,
);

export const batch = {
  appointment,
  payment,
  taken,
  business,
  page,
  trust,
  administrators,
  member,
};

interface FactsInput {
  business: BusinessRow;
  row: AppointmentRow;
}

export function factsOf(
  { business, row }: FactsInput,
  resources: readonly Pick<TakenResource, "name">[],
): AppointmentFacts {
  const { snapshot, seats } = row;
  const { price, currency } = snapshot;
  return {
    uid: row.uid,
    sequence: row.sequence,
    changedAt: row.updated_at,
    serviceName: snapshot.name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    resourceNames: resources.map(({ name }) => name),
    business: {
      name: business.title ?? business.name,
      email: business.contact_email,
      phone: business.phone,
      address: business.address,
      color: business.accent_color,
      timezone: zoneOf(business.timezone),
    },
    price: price === null || currency === null ? null : { amount: price * seats, currency },
  };
}

export async function moneyOf(
  { db }: Pick<Context, "db">,
  { business, row }: FactsInput,
): Promise<Pick<NoticeFacts, "paid" | "card">> {
  const payment = await batch.payment(db, { accountId: business.id, id: row.id });
  if (payment === undefined || payment.state === "open") return { paid: null, card: null };
  const { state, amount, currency, refunded, released } = payment;
  const isKept = state === "card_kept" || payment.card !== null;
  const hasFee = row.snapshot.no_show_fee !== null;
  const fee = hasFee ? { amount: agreedFee(row), currency } : null;
  const card = isKept ? { fee, last4: payment.card?.last4 ?? null } : null;
  // A capture follows the confirmation, possibly unrecorded here yet.
  const isOnlyReserved = row.confirmed_at === null;
  const back = isOnlyReserved
    ? { refunded, released }
    : { refunded: refunded + released, released: 0 };
  const isNothing = amount === 0 || (state === "failed" && payment.kept === 0);
  return { paid: isNothing ? null : { amount, currency, ...back }, card };
}

export async function feesOf(
  { db }: Pick<Context, "db">,
  { business, row }: FactsInput,
): Promise<Pick<NoticeFacts, "fee" | "feeRefund" | "depositKept">> {
  const charges = await listCharges(db, business.id, row.id);
  const depositKept = depositIn(charges);
  return {
    fee: feeIn(charges, { row, depositKept }),
    feeRefund: feeRefundIn(charges),
    depositKept,
  };
}

function depositIn(charges: readonly ChargeRow[]): Money | null {
  const [deposit] = charges.filter(({ kind }) => kind === "deposit");
  const kept = keptOf(charges.map((one) => ({ ...one, refunded: one.refunded + one.disputed })));
  return deposit === undefined || kept <= 0 ? null : { amount: kept, currency: deposit.currency };
}

function feeIn(
  charges: readonly ChargeRow[],
  { row, depositKept }: { row: AppointmentRow; depositKept: Money | null },
): NoticeFacts["fee"] {
  const fee = charges.findLast(({ kind, captured }) => kind === "fee" && captured > 0);
  if (fee === undefined || fee.reason === null) return null;
  const { reason, amount, currency, created_at: chargedAt } = fee;
  return {
    reason,
    chargedAt,
    fee: { amount, currency },
    agreed: { amount: agreedFee(row), currency },
    deposit: depositKept,
  };
}

function feeRefundIn(charges: readonly ChargeRow[]): Money | null {
  const fee = charges.findLast(({ kind, refunded }) => kind === "fee" && refunded > 0);
  return fee === undefined ? null : { amount: fee.refunded, currency: fee.currency };
}

const most = 3;
const dayMs = 86_400_000;

interface Looking extends FactsInput {
  context: Context;
}

const timesBatched = singleFlight(readTimes, ({ business, row }: Looking) =>
  JSON.stringify([business.id, row.service_id, row.wished_ids]),
);

export async function otherTimesOf(context: Context, placed: FactsInput): Promise<Date[]> {
  return await timesBatched(context.db, { ...placed, context });
}

async function readTimes(db: Database, { context, business, row }: Looking): Promise<Date[]> {
  const service = await findService(db, business.id, row.service_id);
  if (service === undefined || service.archived) return [];
  const now = context.now().getTime();
  const dateAt = (at: number) => new Date(at).toISOString().slice(0, 10);
  const { days } = await readSlots(context, {
    accountId: business.id,
    service,
    timezone: "Etc/UTC",
    from: dateAt(now),
    to: dateAt(now + 14 * dayMs),
    chosenIds: row.wished_ids,
    without: [],
    showing: "nobody",
  });
  const starts = days.flatMap(({ slots }) => slots.map((slot) => new Date(slot.starts_at)));
  return starts.slice(0, most);
}
