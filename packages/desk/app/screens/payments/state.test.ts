import { describe, expect, it } from "vitest";
import { partsOf, stateOf } from "./state.ts";

const payment = {
  successful: true,
  amount: 1000,
  pendingAmount: 0,
  capturedAmount: 0,
  refundedAmount: 0,
  voidedAmount: 0,
  disputedAmount: 0,
};

describe("payment state", () => {
  it.each([
    ["reserved", { pendingAmount: 1000 }],
    ["reserved", { pendingAmount: 400, voidedAmount: 600 }],
    ["paid", { capturedAmount: 1000 }],
    ["paid", { capturedAmount: 400, pendingAmount: 600 }],
    ["paid", { capturedAmount: 400, voidedAmount: 600 }],
    ["partlyRefunded", { capturedAmount: 1000, refundedAmount: 1 }],
    ["refunded", { capturedAmount: 1000, refundedAmount: 1000 }],
    ["void", { voidedAmount: 1000 }],
    ["disputed", { capturedAmount: 1000, refundedAmount: 100, disputedAmount: 500 }],
    ["failed", { successful: false }],
  ] as const)("%s with %j", (state, input) => {
    expect(stateOf({ ...payment, ...input })).toBe(state);
  });
});

describe("parts of a payment's amount", () => {
  it.each([
    [{ pendingAmount: 1000 }, { pending: 1000 }],
    [
      { capturedAmount: 800, pendingAmount: 200 },
      { kept: 800, pending: 200 },
    ],
    [
      { capturedAmount: 800, refundedAmount: 300, voidedAmount: 200 },
      { kept: 500, refunded: 300, voided: 200 },
    ],
    [
      { capturedAmount: 1000, refundedAmount: 600, disputedAmount: 1000 },
      { refunded: 600, disputed: 400 },
    ],
    [{ successful: false }, {}],
  ])("%j: %j", (input, parts) => {
    const matches = partsOf({ ...payment, ...input });
    expect(Object.fromEntries(matches.map(({ bucket, amount }) => [bucket, amount]))).toEqual(
      parts,
    );
    const sum = matches.reduce((total, { amount }) => total + amount, 0);
    expect([0, 1000]).toContain(sum);
  });
});
