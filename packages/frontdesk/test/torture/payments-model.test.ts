import { expect, it } from "vitest";
import { type Call, owedFor } from "../../torture/model/call.ts";
import { type Evidence, judgePayments } from "../../torture/model/payments.ts";

const heard = (status?: number, text = "") => (status === undefined ? {} : { status, text });

function sound(): Evidence {
  const fee = { flat: 25, rate: 3 };
  return {
    calls: [
      { kind: "payment", subject: "m", mark: "1000", heard: [heard(201)] },
      { kind: "capture", subject: "t", mark: "200", key: "k", heard: [heard(201), heard(201)] },
      { kind: "refund", subject: "t", mark: "50", heard: [heard()] },
      { kind: "dispute", subject: "t", mark: "40", heard: [heard(201)] },
      { kind: "capture", subject: "t", mark: "9999", key: "l", heard: [heard(400)] },
    ],
    transactions: [
      {
        id: "t",
        amount: 1000,
        pendingAmount: 800,
        capturedAmount: 200,
        refundedAmount: 50,
        voidedAmount: 0,
        disputedAmount: 40,
        successful: true,
        trail: [
          { capture: true, amount: 200, balance: 172, fee, lineId: "l1" },
          { refund: true, amount: 50, balance: -50, fee: { flat: 0, rate: 0 }, lineId: "l2" },
        ],
      },
    ],
    lines: [
      { id: "l1", balance: 172, transactionId: "t", capture: true },
      { id: "l2", balance: -50, transactionId: "t", refund: true },
      { id: "l3", balance: -40, transactionId: "t", dispute: true },
    ],
    balance: 82,
    disputes: [{ id: "d", transactionId: "t", amount: 40, state: "open" }],
    authorizations: [
      { id: "a", state: "approved", transactionId: "t" },
      { id: "b", state: "reversed", transactionId: null },
    ],
    issuer: {
      before: 5000,
      movements: [
        { reference: "a", kind: "authorize", amount: 1000 },
        { reference: "b", kind: "authorize", amount: 70 },
        { reference: "b", kind: "reverse", amount: 70 },
        { reference: "r", kind: "refund", amount: 50 },
      ],
      after: 4050,
    },
    events: [
      { id: "e1", type: "transaction.created", data: { transaction: { id: "t" } } },
      { id: "e2", type: "transaction.captured", data: { transaction: { id: "t" } } },
      { id: "e3", type: "transaction.refunded", data: { transaction: { id: "t" } } },
      { id: "e4", type: "dispute.opened", data: { dispute: { id: "d" } } },
      { id: "e0", type: "merchant.created", data: {} },
    ],
    received: new Set(["e1", "e2", "e3", "e4"]),
    price: { ratePpm: 13_500, flat: 25 },
  };
}

it("payments model: finds nothing in consistent data", () => {
  expect(judgePayments(sound())).toEqual([]);
});

type Writable = { -readonly [Name in keyof Evidence]: Evidence[Name] };

const wrongs: [what: string, spoil: (evidence: Writable) => void, said: RegExp][] = [
  [
    "a capture that was answered and is gone",
    ({ transactions }) => transactions[0]!.trail.shift(),
    /capture 200 of t is there 0 times/,
  ],
  [
    "a refund that is there twice",
    ({ transactions: [paid] }) => paid!.trail.push(paid!.trail[1]!),
    /refund 50 of t is there 2 times/,
  ],
  [
    "a capture that was refused and is there",
    ({ calls }) => calls[1]!.heard.splice(0, 2, heard(400)),
    /capture 200 of t is there 1 times/,
  ],
  [
    "what nobody asked for",
    (evidence) => {
      evidence.calls = evidence.calls.slice(0, 3);
    },
    /nobody asked: dispute 40 t/,
  ],
  [
    "a key with two results",
    ({ calls }) => calls[1]!.heard.splice(1, 1, heard(400, "too much")),
    /one key had 2 results/,
  ],
  [
    "a failure that is nobody's",
    ({ calls }) => calls[2]!.heard.splice(0, 1, heard(500, "Internal server error")),
    /refund of t was answered 500 Internal/,
  ],
  [
    "what was said not to be done",
    ({ calls }) => calls[2]!.heard.splice(0, 1, heard(503)),
    /refund 50 of t is there 1 times/,
  ],
  [
    "a bucket that is not its trail",
    ({ transactions }) => {
      transactions[0]!.capturedAmount = 199;
    },
    /t shows 199 captured, its trail 200/,
  ],
  [
    "a line that is not of its entry",
    ({ lines }) => {
      lines[0]!.balance = 173;
    },
    /line l1 is not of its entry/,
  ],
  ["a missing line", (evidence) => evidence.lines.at(0) && dropLine(evidence), /t has no line/],
  [
    "a balance that is not the sum of its lines",
    (evidence) => {
      evidence.balance = 83;
    },
    /the balance is 83, its lines are 82/,
  ],
  [
    "a dispute that took nothing",
    ({ disputes }) => {
      disputes[0]!.state = "won";
    },
    /the disputes of t are worth -40, not 0/,
  ],
  [
    "an approval without a transaction",
    (evidence) => {
      evidence.authorizations = [
        ...evidence.authorizations,
        { id: "c", state: "approved", transactionId: "gone" },
      ];
    },
    /authorisation c was approved and is no transaction/,
  ],
  [
    "an authorisation that is left open",
    ({ authorizations }) => {
      authorizations[1]!.state = "reversing";
    },
    /authorisation b is still reversing/,
  ],
  [
    "what the issuer reserved and never got back",
    ({ issuer }) => {
      (issuer.movements as unknown[]).splice(2, 1);
    },
    /the issuer reserved 70 for b, and was not reversed/,
  ],
  [
    "a refund that the issuer never heard of",
    ({ issuer }) => {
      (issuer.movements as unknown[]).pop();
    },
    /the issuer has 0 of a refund, the trails 50/,
  ],
  [
    "a change that is told twice",
    (evidence) => {
      evidence.events = [...evidence.events, { ...evidence.events[1]!, id: "e5" }];
    },
    /transaction.captured t is told too often/,
  ],
  [
    "an event that the receiver never had",
    (evidence) => {
      evidence.received = new Set(["e1", "e2", "e3"]);
    },
    /dispute.opened e4 is unsent/,
  ],
];

function dropLine(evidence: Writable): void {
  evidence.lines = evidence.lines.slice(1);
}

it.each(wrongs)("payments model: finds %s", (_what, spoil, labels) => {
  const evidence = sound();
  spoil(evidence);
  expect(judgePayments(evidence).join("\n")).toMatch(labels);
});

it.each<[string, Call["heard"], string | undefined, 0 | 1 | "unknown"]>([
  ["an answer", [heard(201)], undefined, 1],
  ["no answer", [heard()], undefined, "unknown"],
  ["a failure", [heard(500)], "k", "unknown"],
  ["a service that is not there", [heard(503)], undefined, 0],
  ["one that is not there, and may be asked again", [heard(503)], "k", "unknown"],
  ["a refusal", [heard(400)], undefined, 0],
  ["no answer, and a refusal that is kept by the key", [heard(), heard(400)], "k", 0],
  ["no answer, and a refusal that is not kept", [heard(), heard(409)], "k", "unknown"],
  ["a refusal that is not kept, and an answer", [heard(409), heard(201)], "k", 1],
])("payments model: computes the debt of %s", (_what, heard, key, owed) => {
  const call = { kind: "capture", subject: "t", mark: "1", heard, ...(key && { key }) };
  expect(owedFor(call)).toBe(owed);
});
