import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { momentOf, zoneOf } from "../../core/dates.ts";
import { withSecret } from "../../money/asking/ask.ts";
import { type PaymentResponse, paymentsOf } from "../../money/charges/charge.ts";
import { listCharges } from "../../money/charges/store.ts";
import { paidByOrders } from "../../money/orders/store.ts";
import { depositOf, publicIdOf } from "../../offering/services/service.ts";
import {
  type AppointmentRow,
  freeUntil,
  mostExtensions,
  needsCard,
  paymentIn,
  refundAt,
  refundDeadlines,
  type Snapshot,
  tokenFor,
} from "../booking/appointment.ts";
import { mustVerify } from "../booking/details.ts";
import { agreedFee } from "../booking/fee.ts";
import { type OfferedTerms, offerOf } from "../booking/holding.store.ts";
import { isMovable } from "../booking/reschedule.ts";
import { listTaken } from "../sessions.store.ts";
import { listChoosable, type OpenBusiness } from "./business.store.ts";
import type { PublicAppointment } from "./schema.ts";

export type CustomerView = Static<typeof PublicAppointment>;

type Surroundings = Pick<Context, "db" | "now" | "keyring">;

export async function showCustomer(
  context: Surroundings,
  business: OpenBusiness,
  row: AppointmentRow,
): Promise<CustomerView> {
  const { db } = context;
  const token = tokenFor(context, business.id, row);
  const offer = await offerOf(db, { accountId: business.id, key: { id: row.service_id } });
  const choosable = row.snapshot.parts.filter((part) => part.choosable);
  const visibleIds = new Set(choosable.flatMap(({ resource_ids: ids }) => ids));
  const taken = visibleIds.size === 0 ? [] : await listTaken(db, business.id, row.session_id);
  const requests = needsCard(row) ? await paymentsOf(db, business.id, [row.id]) : undefined;
  const payment = requests?.get(row.id);
  const { iana, ...wall } = wallOf(row.starts_at, row.timezone);
  const { iana: own, ...ownWall } = wallOf(row.starts_at, business.timezone);
  return {
    token,
    revision: row.revision,
    state: row.state,
    service: serviceIn(row, offer),
    business: businessOf(business),
    starts_at: momentOf(row.starts_at),
    ends_at: momentOf(row.ends_at),
    ...wall,
    end_time: wallOf(row.ends_at, row.timezone).time,
    timezone: iana,
    business_time: { timezone: own, ...ownWall },
    resources: taken.filter(({ id }) => visibleIds.has(id)),
    wished_ids: await stillChosen(db, business.id, { row, terms: offer?.terms ?? row.snapshot }),
    seats: row.seats,
    customer:
      row.name === null || row.email === null
        ? null
        : { name: row.name, email: row.email, phone: row.phone },
    must_verify: mustVerify(row),
    answers: row.answers as CustomerView["answers"],
    payment: payment === undefined ? null : paymentFor(payment, row, token),
    paid_at_business: await paidAtBusiness(db, business.id, row),
    allowance: row.allowance,
    card: row.state === "held" ? null : (payment?.card ?? null),
    fee: await chargedFee(db, business.id, row),
    ...statusOf(row, context.now()),
  };
}

/** An unconfirmed appointment has no order. */
async function paidAtBusiness(
  db: Context["db"],
  accountId: number,
  { id, confirmed_at: confirmed }: AppointmentRow,
): Promise<number> {
  if (confirmed === null) return 0;
  return (await paidByOrders(db, accountId, [id])).get(id) ?? 0;
}

async function chargedFee(
  db: Context["db"],
  accountId: number,
  row: AppointmentRow,
): Promise<CustomerView["fee"]> {
  const mayBe = row.state === "no_show" || row.state === "cancelled";
  if (!mayBe || row.snapshot.no_show_fee === null) return null;
  const charges = await listCharges(db, accountId, row.id);
  const fee = charges.findLast(({ kind, captured }) => kind === "fee" && captured > 0);
  if (fee === undefined || fee.reason === null) return null;
  const { reason, amount, currency, refunded, created_at: at } = fee;
  const agreed = agreedFee(row);
  return { reason, amount, agreed, currency, charged_at: momentOf(at), refunded };
}

function paymentFor(paid: PaymentResponse, row: AppointmentRow, token: string) {
  const { card: _card, url, ...payment } = paymentIn(paid, row);
  return { ...payment, url: row.state === "held" && url !== null ? withSecret(url, token) : null };
}

function statusOf(row: AppointmentRow, now: Date) {
  const { state, held_until: until, extensions } = row;
  const isHeld = state === "held" && until !== null && until > now;
  const isKept = state === "confirmed" || state === "requested";
  const left = row.sent_at === null ? mostExtensions - extensions : 0;
  return {
    held_until: momentOf(until),
    extensions_left: isHeld ? left : 0,
    refund_now: refundAt(row, now),
    free_until: momentOf(freeUntil(row)),
    refund_deadlines: refundDeadlines(row, now).map(({ percent, until }) => ({
      percent,
      until: momentOf(until),
    })),
    made_by_staff: row.is_by_staff,
    may: {
      extend: isHeld && left > 0,
      release: isHeld,
      cancel: isKept && row.starts_at > now,
      reschedule: isKept && isMovable(row, now),
    },
    cancelled_by: state === "expired" ? null : row.cancelled_by,
    decide_by: momentOf(row.decide_by),
  };
}

function serviceIn({ snapshot }: AppointmentRow, offer: OfferedTerms | undefined) {
  const isThere = offer?.is_there === true;
  return {
    id: isThere ? publicIdOf({ ...offer, id: offer.service_id }) : null,
    name: snapshot.name,
    duration: snapshot.duration,
    price: snapshot.price,
    currency: snapshot.currency,
    deposit: { kind: snapshot.deposit.kind, amount: depositOf(snapshot) },
    no_show_fee: snapshot.no_show_fee,
    approval: snapshot.approval,
    cancellation: snapshot.cancellation,
    reschedule_before: snapshot.reschedule_before,
    questions: snapshot.questions,
  };
}

const businessOf = (business: OpenBusiness) => ({
  name: business.title ?? business.name,
  contact_email: business.contact_email,
  phone: business.phone,
  address: business.address,
  timezone: zoneOf(business.timezone),
  test: business.takes_test_money,
  terms_url: business.terms_url,
  privacy_url: business.privacy_url,
  accent_color: business.accent_color,
  logo_url: business.logo_url,
});

function wallOf(at: Date, timezone: string) {
  const iana = zoneOf(timezone);
  const wall = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(iana);
  return {
    iana,
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: "minute" }),
    offset: wall.offset,
  };
}

interface WishInput {
  row: Pick<AppointmentRow, "wished_ids">;
  terms: Pick<Snapshot, "parts">;
}

export async function stillChosen(
  db: Database,
  accountId: number,
  { row, terms }: WishInput,
): Promise<number[]> {
  const able = choosableIn(terms);
  const ids = row.wished_ids.filter((id) => able.has(id));
  const there = new Set((await listChoosable(db, accountId, ids)).map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

export const choosableIn = ({
  parts,
}: {
  parts: Readonly<Snapshot["parts"]>;
}): ReadonlySet<number> =>
  new Set(parts.flatMap((part) => (part.choosable ? part.resource_ids : [])));
