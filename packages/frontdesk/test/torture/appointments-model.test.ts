import { expect, it } from "vitest";
import {
  judgeAppointments,
  type PaidDeposit,
  type Place,
  type Register,
} from "../../torture/model/appointments.ts";

function place(id: number, state: string, fields: Partial<Place> = {}): Place {
  const email = `c${id}@example.com`;
  return { id, state, cancelledBy: null, attention: null, email, ...fields };
}

const takes = (id: number, start: number) => ({
  ...{ appointmentId: id, resourceId: 1, date: "2027-03-01", start, duration: 60 },
});

type Money = Pick<PaidDeposit, "capturedAmount" | "refundedAmount" | "pendingAmount">;

function paid(id: number, money: Partial<Money> = {}): PaidDeposit {
  const { capturedAmount = 0, refundedAmount = 0, pendingAmount = 0 } = money;
  const capture = { capture: true, amount: capturedAmount };
  return {
    ...{ id: `t${id}`, reference: `r${id}`, successful: true, amount: 2000 },
    ...{ capturedAmount, refundedAmount, pendingAmount },
    trail: capturedAmount > 0 ? [capture] : [],
  };
}

const told = (id: number, heading: string) => ({
  to: `c${id}@example.com`,
  subject: `${heading} – Haircut, 1 March, 10:00`,
});

const heard = (status: number, body: object = {}) => ({ status, text: JSON.stringify(body) });

type Writable = {
  -readonly [Name in keyof Register]: Register[Name] extends readonly (infer One)[]
    ? One[]
    : Register[Name];
};

/** One of each: kept, cancelled for half, declined, too late, given up. */
function sound(): Writable {
  const known = (id: number, state: string) => heard(200, { token: `${id}-secret`, state });
  return {
    calls: [
      {
        ...{ kind: "hold", subject: "studio", mark: "", key: "k" },
        heard: [heard(201, { token: "1-secret", state: "held" })],
      },
      { kind: "paid", subject: "1", mark: "", heard: [known(1, "confirmed")] },
      { kind: "cancel", subject: "2", mark: "1000", heard: [known(2, "cancelled")] },
      { kind: "cancel", subject: "2", mark: "2000", heard: [heard(409)] },
      {
        kind: "decline",
        subject: "3",
        mark: "",
        heard: [heard(200, { id: 3, state: "declined" })],
      },
      { kind: "details", subject: "4", mark: "", heard: [{}, heard(503), heard(410)] },
    ],
    places: [
      place(1, "confirmed"),
      place(2, "cancelled", { cancelledBy: "customer" }),
      place(3, "declined"),
      place(4, "expired"),
      place(5, "expired", { cancelledBy: "customer" }),
    ],
    takings: [takes(1, 600)],
    deposits: [1, 2, 3, 4, 5].map((id) => ({
      ...{ reference: `r${id}`, appointmentId: id, amount: 2000 },
    })),
    charges: [
      { transactionId: "t1", keep: 2000 },
      { transactionId: "t2", keep: 1000 },
      { transactionId: "t3", keep: 0 },
      { transactionId: "t4", keep: 0 },
      { transactionId: "t5", keep: 0 },
    ],
    transactions: [
      paid(1, { capturedAmount: 2000 }),
      paid(2, { capturedAmount: 2000, refundedAmount: 1000 }),
      ...[paid(3), paid(4), paid(5)],
      { ...paid(1), id: "t6", successful: false },
    ],
    mails: [
      told(1, "Appointment confirmed"),
      told(2, "Appointment confirmed"),
      told(2, "Appointment cancelled"),
      told(3, "Request declined"),
      told(4, "Nothing was charged"),
    ],
  };
}

it("finds nothing where all agrees", () => {
  expect(judgeAppointments(sound())).toEqual([]);
});

it("wants somebody to look at a capture that an acquirer refused for good, and no more", () => {
  const register = sound();
  const trail = [{ capture: true, failed: true, amount: 2000 }];
  register.transactions[0] = { ...paid(1, { pendingAmount: 2000 }), trail };
  expect(judgeAppointments(register)).toHaveLength(2);
  register.places[0] = place(1, "confirmed", { attention: "payment" });
  expect(judgeAppointments(register)).toEqual([]);
});

const wrongs: [what: string, spoil: (register: Writable) => void, said: RegExp][] = [
  [
    "an internal error",
    ({ calls }) => calls[5]!.heard.push(heard(500)),
    /details of 4 was answered 500/,
  ],
  [
    "a key with two results",
    ({ calls }) => calls[0]!.heard.push(heard(201, { token: "9-secret", state: "held" })),
    /one key had 2 results/,
  ],
  [
    "an appointment that was answered and is gone",
    ({ places }) => places.splice(0, 1),
    /appointment 1 was answered to a hold, and is gone/,
  ],
  [
    "what was confirmed and is not",
    ({ places }) => {
      places[0] = place(1, "expired");
    },
    /appointment 1 was confirmed by a paid, and is expired/,
  ],
  [
    "what was declined and is confirmed",
    ({ places }) => {
      places[2] = place(3, "confirmed");
    },
    /appointment 3 was declined by a decline, and is confirmed/,
  ],
  [
    "what was cancelled and is confirmed",
    ({ places }) => {
      places[1] = place(2, "confirmed");
    },
    /appointment 2 was cancelled by a cancel, and is confirmed/,
  ],
  [
    "a time that two have",
    ({ places, takings }) => {
      places.push(place(6, "confirmed"));
      takings.push(takes(6, 630));
    },
    /resource 1 on 2027-03-01 is appointment 6's twice/,
  ],
  [
    "minutes of what is over",
    ({ takings }) => takings.push(takes(4, 700)),
    /appointment 4 is expired and takes minutes/,
  ],
  [
    "minutes of nobody",
    ({ takings }) => takings.push({ ...takes(0, 700), appointmentId: null }),
    /appointment of nobody is none and takes minutes/,
  ],
  [
    "an appointment without its time",
    ({ takings }) => takings.pop(),
    /appointment 1 is confirmed and takes no minutes/,
  ],
  [
    "a payment that nobody asked for",
    ({ deposits }) => deposits.splice(4, 1),
    /nobody asked for transaction t5/,
  ],
  [
    "a payment that nobody looked at",
    ({ charges }) => charges.splice(3, 1),
    /transaction t4 was paid, and is not decided/,
  ],
  [
    "a decision over nothing",
    ({ charges }) => charges.push({ transactionId: "t9", keep: 0 }),
    /transaction t9 was decided, and never paid/,
  ],
  [
    "a payment that was captured twice",
    ({ transactions }) => {
      const trail = [1, 2].map(() => ({ capture: true, amount: 1000 }));
      transactions[0] = { ...transactions[0]!, trail };
    },
    /transaction t1 was captured 2 times/,
  ],
  [
    "one that was captured although it was declined, and given back",
    ({ transactions }) => {
      transactions[2] = paid(3, { capturedAmount: 2000, refundedAmount: 2000 });
    },
    /transaction t3 was captured 1 times/,
  ],
  [
    "one that is still reserved",
    ({ transactions }) => {
      transactions[3] = paid(4, { pendingAmount: 2000 });
    },
    /transaction t4 has 2000 pending/,
  ],
  [
    "one that came to something else",
    ({ transactions }) => {
      transactions[1] = paid(2, { capturedAmount: 2000, refundedAmount: 500 });
    },
    /transaction t2 came to 1500, not 1000/,
  ],
  [
    "one that is undecided",
    ({ charges }) => {
      charges[0]!.keep = null;
    },
    /transaction t1 came to 2000, not null/,
  ],
  [
    "two payments that are kept",
    ({ transactions, charges }) => {
      transactions.push({ ...paid(1, { capturedAmount: 2000 }), id: "t7" });
      charges.push({ transactionId: "t7", keep: 2000 });
    },
    /of appointment 1 2 payments are kept/,
  ],
  [
    "an appointment that nobody paid for",
    ({ transactions, charges }) => {
      transactions.shift();
      charges.shift();
    },
    /appointment 1 is confirmed, and 0 is kept of it/,
  ],
  [
    "what is kept of an appointment that was declined",
    ({ transactions, charges }) => {
      transactions[2] = paid(3, { capturedAmount: 2000 });
      charges[2]!.keep = 2000;
    },
    /appointment 3 is declined, and 2000 is kept of it/,
  ],
  [
    "less given back than was promised",
    ({ transactions, charges }) => {
      transactions[1] = paid(2, { capturedAmount: 2000, refundedAmount: 500 });
      charges[1]!.keep = 1500;
    },
    /appointment 2 was cancelled for 1000, and 1500 is kept of it/,
  ],
  [
    "what is still held",
    ({ places, takings }) => {
      places.push(place(6, "held"));
      takings.push(takes(6, 700));
    },
    /appointment 6 is still held/,
  ],
  [
    "a customer who was not told what became of it",
    ({ mails }) => mails.splice(2, 1),
    /c2@example.com was not told that appointment 2 is cancelled/,
  ],
  [
    "a customer who was not told that nothing was charged",
    ({ mails }) => mails.pop(),
    /c4@example.com was not told that appointment 4 is expired/,
  ],
];

it.each(wrongs)("finds %s", (_what, spoil, said) => {
  const register = sound();
  spoil(register);
  expect(judgeAppointments(register).join("\n")).toMatch(said);
});
