import type { Language } from "@frontdesk/server/words/locale";
import type {
  AppointmentFacts,
  CustomerKind,
  CustomerMailInput,
  CustomerNotice,
} from "../src/appointments/mails/facts.ts";

export const sampleFacts: AppointmentFacts = {
  uid: "appointment-7-abc@book.example.com",
  sequence: 0,
  changedAt: new Date("2026-11-23T08:00:00Z"),
  serviceName: "Haircut & wash <long>",
  startsAt: new Date("2026-12-01T09:00:00Z"),
  endsAt: new Date("2026-12-01T09:45:00Z"),
  resourceNames: ["Åse", "Bo"],
  business: {
    name: 'Salon "Kø"',
    email: "salon@example.dk",
    phone: "+45 12 34 56 78",
    address: "Vestergade 1, 2. tv\n1456 København K",
    color: null,
    timezone: "Europe/Copenhagen",
  },
  price: { amount: 45_000, currency: "DKK" },
};

const deposit = { amount: 12_550, currency: "DKK" };
const page = "https://book.example.com/book/salon/a/7-AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE";

export const sampleNotices: { [Kind in CustomerKind]: CustomerNotice & { kind: Kind } } = {
  confirmed: {
    kind: "confirmed",
    deposit,
    card: null,
    freeUntil: new Date("2026-11-30T09:00:00Z"),
    refunds: [{ percent: 50, until: new Date("2026-12-01T08:00:00Z") }],
    isFree: false,
  },
  fee_charged: {
    kind: "fee_charged",
    reason: "no_show",
    fee: deposit,
    agreed: deposit,
    deposit: null,
    chargedAt: new Date("2026-12-01T10:00:00Z"),
  },
  fee_refunded: { kind: "fee_refunded", refunded: deposit },
  deposit_kept: { kind: "deposit_kept", kept: deposit },
  requested: { kind: "requested", deposit, card: null, answerBy: new Date("2026-11-25T08:00:00Z") },
  declined: { kind: "declined", deposit, because: "business" },
  moved: {
    kind: "moved",
    startedAt: new Date("2026-11-30T12:30:00Z"),
    freeUntil: new Date("2026-11-30T09:00:00Z"),
    answerBy: null,
  },
  cancelled: { kind: "cancelled", by: "customer", refund: deposit, released: null, kept: null },
  reminder: { kind: "reminder", unsubscribe: `${page}/reminders` },
  payment_lost: {
    kind: "payment_lost",
    otherTimes: ["10:00", "13:15", "15:30"].map((time) => new Date(`2026-12-02T${time}:00Z`)),
  },
  payment_voided: { kind: "payment_voided" },
  verify: { kind: "verify", until: new Date("2026-11-23T08:30:00Z") },
};

export function sampleMailInput(
  notice: CustomerNotice,
  language: Language = "en",
): CustomerMailInput {
  return {
    customer: {
      email: "ann@example.com",
      locale: { language, tag: language },
      timezone: "Europe/Copenhagen",
    },
    notice,
    link: page,
    sender: "Frontdesk <desk@book.example.com>",
  };
}
