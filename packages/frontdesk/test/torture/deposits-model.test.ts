import { expect, it } from "vitest";
import { judgeAppointments } from "../../torture/model/appointments.ts";
import { locate, paid, sound, takes, type Writable } from "./register.ts";

it("deposits model: requires attention only for a permanently refused capture", () => {
  const register = sound();
  const trail = [{ capture: true, failed: true, amount: 2000 }];
  register.transactions[0] = { ...paid(1, { pendingAmount: 2000 }), trail };
  expect(judgeAppointments(register)).toHaveLength(2);
  register.places[0] = locate(1, "confirmed", { attention: "payment" });
  expect(judgeAppointments(register)).toEqual([]);
});

const wrongs: [what: string, spoil: (register: Writable) => void, said: RegExp][] = [
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
    /transaction t3 was captured, and its appointment was never confirmed/,
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
      transactions.push({ ...paid(1, { capturedAmount: 2000 }), id: "t9" });
      charges.push({ transactionId: "t9", keep: 2000 });
    },
    /of appointment 1 2 payments are kept/,
  ],
  [
    "an appointment that nobody paid for",
    ({ transactions, charges }) => {
      transactions.shift();
      charges.shift();
    },
    /appointment 1 is confirmed, and nobody paid for it/,
  ],
  [
    "one of which nothing was even asked",
    ({ places, takenTimes }) => {
      places.push(locate(9, "confirmed"));
      takenTimes.push(takes(9, 760));
    },
    /appointment 9 is confirmed, and nobody paid for it/,
  ],
  [
    "another amount than is to be asked",
    ({ deposits }) => {
      deposits[0]!.amount = 200;
    },
    /appointment 1 was asked 200/,
  ],
  [
    "one that is kept though nothing of it is",
    ({ charges }) => {
      charges[0]!.keep = 0;
    },
    /appointment 1 is confirmed, and 0 is kept of it/,
  ],
  [
    "a second payment that was captured, and given back",
    ({ transactions, charges }) => {
      transactions.push({ ...paid(2, { capturedAmount: 2000, refundedAmount: 2000 }), id: "t9" });
      charges.push({ transactionId: "t9", keep: 0 });
    },
    /of appointment 2 2 payments were captured/,
  ],
  [
    "what was given back of what is not cancelled",
    ({ transactions, charges }) => {
      transactions[0] = paid(1, { capturedAmount: 2000, refundedAmount: 500 });
      charges[0]!.keep = 1500;
    },
    /transaction t1 was refunded, and its appointment is confirmed/,
  ],
  [
    "what somebody has to look at for nothing",
    ({ places }) => {
      places[0] = locate(1, "confirmed", { attention: "payment" });
    },
    /appointment 1 is to be looked at, and nothing was refused/,
  ],
  [
    "that nothing was given back, so that nothing is proved",
    ({ transactions, charges, places }) => {
      transactions.splice(1, 1);
      charges.splice(1, 1);
      places.splice(1, 1);
    },
    /no payment was refunded: nothing is proved/,
  ],
  [
    "that nobody paid",
    (register) => {
      register.transactions.length = 0;
    },
    /no payment was captured, nor refunded, nor voided/,
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
];

it.each(wrongs)("deposits model: finds %s", (_what, spoil, labels) => {
  const register = sound();
  spoil(register);
  expect(judgeAppointments(register).join("\n")).toMatch(labels);
});
