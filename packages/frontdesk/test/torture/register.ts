import type {
  Letter,
  PaidDeposit,
  Register,
  RegisteredAppointment,
} from "../../torture/model/register.ts";

export const ten = "2027-03-01T09:00:00Z";
export const eleven = "2027-03-01T10:00:00Z";

export function locate(
  id: number,
  state: string,
  fields: Partial<RegisteredAppointment> = {},
): RegisteredAppointment {
  const email = `c${id}@example.com`;
  const wasConfirmed = state === "confirmed" || state === "cancelled";
  const status = { wasConfirmed, startsAt: ten, moves: 0 };
  return { id, state, cancelledBy: null, attention: null, email, ...status, ...fields };
}

export const takes = (id: number, start: number) => ({
  appointmentId: id,
  resourceId: 1,
  date: "2027-03-01",
  start,
  duration: 60,
});

type Money = Pick<PaidDeposit, "capturedAmount" | "refundedAmount" | "pendingAmount">;

export function paid(id: number, money: Partial<Money> = {}): PaidDeposit {
  const { capturedAmount = 0, refundedAmount = 0, pendingAmount = 0 } = money;
  const capture = { capture: true, amount: capturedAmount };
  const refund = { refund: true, amount: refundedAmount };
  return {
    id: `t${id}`,
    reference: `r${id}`,
    successful: true,
    amount: 2000,
    capturedAmount,
    refundedAmount,
    pendingAmount,
    trail: [capture, refund].filter(({ amount }) => amount > 0),
  };
}

export const report = (id: number, heading: string, fields: Partial<Letter> = {}): Letter => ({
  id: `${id} ${heading}`,
  to: `c${id}@example.com`,
  text: "",
  event: null,
  subject: `${heading} – Haircut, 1 March, 10:00`,
  ...fields,
});

export const event = (method: string, sequence: number, startsAt = ten) => ({
  event: { method, sequence, startsAt },
});

export const heard = (status: number, body: object = {}) => ({
  status,
  text: JSON.stringify(body),
});

export type Writable = {
  -readonly [Name in keyof Register]: Register[Name] extends readonly (infer One)[]
    ? One[]
    : Register[Name];
};

/**
 * Appointments: kept, cancelled with half refund, declined, late, released, moved, cancelled by
 * staff.
 */
export function sound(): Writable {
  const lookUp = (id: number, state: string) => heard(200, { token: `${id}-secret`, state });
  return {
    deposit: 2000,
    staff: ["jane@example.com"],
    calls: [
      {
        kind: "hold",
        subject: "studio",
        mark: "",
        key: "k",
        heard: [heard(201, { token: "1-secret", state: "held" })],
      },
      { kind: "paid", subject: "1", mark: "", heard: [lookUp(1, "confirmed")] },
      { kind: "cancel", subject: "2", mark: "1000", heard: [lookUp(2, "cancelled")] },
      { kind: "cancel", subject: "2", mark: "2000", heard: [heard(409)] },
      {
        kind: "decline",
        subject: "3",
        mark: "",
        heard: [heard(200, { id: 3, state: "declined" })],
      },
      { kind: "details", subject: "4", mark: "", heard: [{}, heard(503), heard(410)] },
      { kind: "lapse", subject: "4", mark: "", heard: [] },
      { kind: "release", subject: "5", mark: "", heard: [{ status: 204 }] },
      { kind: "reschedule", subject: "6", mark: eleven, heard: [lookUp(6, "confirmed")] },
    ],
    places: [
      locate(1, "confirmed"),
      locate(2, "cancelled", { cancelledBy: "customer" }),
      locate(3, "declined"),
      locate(4, "expired"),
      locate(5, "expired", { cancelledBy: "customer" }),
      locate(6, "confirmed", { startsAt: eleven, moves: 1 }),
      locate(7, "cancelled", { cancelledBy: "business", wasConfirmed: false }),
    ],
    takenTimes: [takes(1, 600), takes(6, 660)],
    deposits: [1, 2, 3, 4, 5, 6, 7].map((id) => ({
      reference: `r${id}`,
      appointmentId: id,
      amount: 2000,
    })),
    charges: [
      { transactionId: "t1", keep: 2000 },
      { transactionId: "t2", keep: 1000 },
      { transactionId: "t3", keep: 0 },
      { transactionId: "t4", keep: 0 },
      { transactionId: "t5", keep: 0 },
      { transactionId: "t6", keep: 2000 },
      { transactionId: "t7", keep: 0 },
    ],
    transactions: [
      paid(1, { capturedAmount: 2000 }),
      paid(2, { capturedAmount: 2000, refundedAmount: 1000 }),
      paid(3),
      paid(4),
      paid(5),
      paid(6, { capturedAmount: 2000 }),
      paid(7),
      { ...paid(1), id: "t8", successful: false },
    ],
    mails: letters(),
  };
}

export const released = "Amount reserved on your card and released without being charged: €20.00.";

function letters(): Letter[] {
  return [
    report(1, "Appointment confirmed", event("REQUEST", 0)),
    report(2, "Appointment confirmed", event("REQUEST", 0)),
    report(2, "Appointment cancelled", {
      ...event("CANCEL", 1),
      text: "It is cancelled, as you asked.\n\nRefund: €10.00\n",
    }),
    report(3, "Request received"),
    report(3, "Request declined"),
    report(4, "Nothing was charged"),
    report(6, "Appointment moved", event("REQUEST", 1, eleven)),
    report(6, "Appointment confirmed", event("REQUEST", 0)),
    report(7, "Appointment cancelled", { text: `We has had to cancel it.\n\n${released}\n` }),
  ];
}
