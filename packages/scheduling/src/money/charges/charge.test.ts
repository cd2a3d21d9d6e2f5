import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyOf, nextOf, refusalsOf } from "./charge.ts";

type Buckets = Parameters<typeof nextOf>[0];
type Entry = Buckets["trail"][number];

const bucketsOf = (input: Partial<Buckets>): Buckets => ({
  pendingAmount: 0,
  capturedAmount: 0,
  refundedAmount: 0,
  disputedAmount: 0,
  trail: [],
  refundableAmount: Math.max(
    0,
    (input.capturedAmount ?? 0) - (input.refundedAmount ?? 0) - (input.disputedAmount ?? 0),
  ),
  ...input,
});

const entry = (fields: object) => fields as Entry;
const failed = entry({ amount: 1000, capture: true, failed: true });
const lost = (amount: number) => entry({ amount, dispute: { id: "1", lost: true } });
const advance = (kind: string, amount: number) => ({ is: "step", kind, amount });
const settled = { is: "settled" };

const reserved = { pendingAmount: 1000 };
const captured = { capturedAmount: 1000 };

describe("next operation of a charge", () => {
  it.each([
    ["captures what is reserved", 1000, reserved, advance("capture", 1000)],
    ["captures no more than is kept", 600, reserved, advance("capture", 600)],
    ["voids what is not kept", 0, reserved, advance("void", 1000)],
    ["voids the rest", 600, { pendingAmount: 400, capturedAmount: 600 }, advance("void", 400)],
    [
      "captures what is missing",
      1000,
      { pendingAmount: 400, capturedAmount: 600 },
      advance("capture", 400),
    ],
    ["is none once all is as it is kept", 1000, captured, settled],
    ["refunds what is too much", 400, captured, advance("refund", 600)],
    ["refunds the rest of it", 400, { ...captured, refundedAmount: 100 }, advance("refund", 500)],
    ["leaves what staff gave back", 1000, { ...captured, refundedAmount: 100 }, settled],
    [
      "voids what is left of what staff gave back",
      1000,
      { capturedAmount: 600, refundedAmount: 100, pendingAmount: 400 },
      advance("void", 400),
    ],
    [
      "captures nothing of what is disputed",
      1000,
      { capturedAmount: 600, disputedAmount: 600, pendingAmount: 400 },
      advance("void", 400),
    ],
    [
      "voids what is not kept, also after a refused capture",
      600,
      { ...reserved, trail: [failed] },
      advance("void", 400),
    ],
    [
      "waits for a dispute to end",
      0,
      { ...captured, disputedAmount: 1000 },
      { is: "waiting", why: "disputed" },
    ],
    [
      "refunds what is not disputed",
      0,
      { ...captured, disputedAmount: 400 },
      advance("refund", 600),
    ],
    [
      "takes a lost dispute for given back",
      0,
      { ...captured, disputedAmount: 1000, trail: [lost(1000)] },
      settled,
    ],
    [
      "gives back what was not lost",
      0,
      { ...captured, disputedAmount: 400, trail: [lost(400)] },
      advance("refund", 600),
    ],
    [
      "is left to somebody once a capture was refused",
      1000,
      { ...reserved, trail: [failed] },
      { is: "waiting", why: "refused" },
    ],
    [
      "voids after a refused capture what is not kept",
      0,
      { ...reserved, trail: [failed] },
      advance("void", 1000),
    ],
    ["is left to somebody where all was voided", 1000, {}, { is: "waiting", why: "refused" }],
    ["is none of a card that was only verified", 0, {}, settled],
  ] as [string, number, Partial<Buckets>, object][])("%s", (_title, keep, input, next) => {
    expect(nextOf(bucketsOf(input), keep)).toEqual(next);
  });
});

describe("idempotency key of an operation", () => {
  it("changes after every operation or dispute", () => {
    const names = [
      keyOf(1, bucketsOf(reserved)),
      keyOf(2, bucketsOf(reserved)),
      keyOf(1, bucketsOf({ ...reserved, trail: [failed] })),
      keyOf(1, bucketsOf({ ...captured, disputedAmount: 1 })),
    ];
    expect(new Set(names).size).toBe(4);
    expect(keyOf(1, bucketsOf(reserved))).toBe(names[0]);
  });
});

class Model {
  readonly amount: number;
  readonly trail: Entry[] = [];
  open = 0;
  expired = 0;
  constructor(amount: number) {
    this.amount = amount;
  }
  private sum(kind: "capture" | "refund" | "void"): number {
    return this.trail.reduce((sum, one) => sum + (one[kind] && !one.failed ? one.amount : 0), 0);
  }
  get lost(): number {
    return this.trail.reduce((sum, one) => sum + (one.dispute?.lost ? one.amount : 0), 0);
  }
  get buckets(): Buckets {
    const capturedAmount = this.sum("capture");
    const refundedAmount = this.sum("refund");
    const disputedAmount = this.open + this.lost;
    const pendingAmount = this.amount - capturedAmount - this.sum("void");
    const trail = this.trail.map((one) => ({ ...one }));
    return bucketsOf({ capturedAmount, refundedAmount, disputedAmount, pendingAmount, trail });
  }
  move(kind: "capture" | "refund" | "void", amount: number): void {
    const { pendingAmount, refundableAmount } = this.buckets;
    const most = kind === "refund" ? refundableAmount : pendingAmount;
    if (amount < 1 || amount > most) throw new Error(`at most ${most} can be done, not ${amount}`);
    this.trail.push(entry({ amount, [kind]: true }));
  }
  suffer(act: Act, share: number): void {
    const { pendingAmount: pending, refundableAmount: refundable } = this.buckets;
    const part = (most: number) => Math.max(1, Math.round(most * share));
    if (act === "capture" && pending > 0) this.move("capture", part(pending));
    if ((act === "void" || act === "expire") && pending > 0) this.move("void", pending);
    if (act === "refund" && refundable > 0) this.move("refund", part(refundable));
    if (act === "dispute" && refundable > 0 && this.open === 0) this.open = part(refundable);
    if (act === "win" || act === "lose") this.close(act === "lose");
    if (act === "failRefund") this.fail("refund");
    // Refunded or disputed money was captured before.
    const { refundedAmount, disputedAmount } = this.buckets;
    if (act === "failCapture" && refundedAmount + disputedAmount === 0) this.fail("capture");
  }
  private close(isLost: boolean): void {
    if (this.open === 0) return;
    const outcome = isLost ? { lost: true } : { won: true };
    this.trail.push(entry({ amount: this.open, dispute: { id: "1", ...outcome } }));
    this.open = 0;
  }
  private fail(kind: "capture" | "refund"): void {
    const last = this.trail.findLast((one) => one[kind] && !one.failed);
    if (last !== undefined) Object.assign(last, { failed: true });
  }
}

const actions = [
  "capture",
  "void",
  "expire",
  "refund",
  "dispute",
  "win",
  "lose",
  "failCapture",
  "failRefund",
] as const;
type Act = (typeof actions)[number];

/** Never captures after a refund or dispute. */
function settle(model: Model, keep: number) {
  for (let steps = 0; steps < 6; steps += 1) {
    const seen = model.buckets;
    const next = nextOf(seen, keep);
    if (next.is !== "step") return next;
    if (next.kind === "capture") {
      expect([seen.refundedAmount, seen.disputedAmount]).toEqual([0, 0]);
    }
    model.move(next.kind, next.amount);
  }
  throw new Error("it never ends");
}

it("charge: reaches the amount to keep or asks staff, whatever others do", () => {
  const amount = 1000;
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(...actions, "settle" as const),
          fc.double({ min: 0.1, max: 1, noNaN: true }),
        ),
        { maxLength: 8 },
      ),
      fc.array(fc.integer({ min: 0, max: amount }), { minLength: 1, maxLength: 3 }),
      (history, lowered) => {
        const model = new Model(amount);
        let keep = amount;
        const [first = amount, ...others] = lowered;
        for (const [act, share] of history) {
          if (act !== "settle") model.suffer(act, share);
          else {
            settle(model, keep);
            keep = Math.min(keep, others.pop() ?? keep);
          }
        }
        keep = Math.min(keep, first);
        const end = settle(model, keep);
        const { pendingAmount, capturedAmount, refundedAmount, disputedAmount } = model.buckets;
        const left = capturedAmount - refundedAmount - model.lost;
        if (end.is === "settled") {
          expect(pendingAmount).toBe(0);
          expect(left).toBeLessThanOrEqual(keep);
          if (left < keep) expect(refundedAmount + disputedAmount).toBeGreaterThan(0);
        } else if (end.is === "waiting" && end.why === "disputed") {
          expect(pendingAmount).toBe(0);
          expect(model.open).toBeGreaterThan(0);
          expect(left).toBeGreaterThan(keep);
        } else expect(left).toBeLessThan(keep);
      },
    ),
    runs(2_000),
  );
});

it("charge: counts consecutive refusals and their duration", () => {
  const refund = (day: number, isFailed: boolean) =>
    entry({ refund: true, failed: isFailed || undefined, created: `2027-01-0${day}T00:00:00Z` });
  const trail = [refund(1, true), refund(2, false), failed, refund(3, true), refund(5, true)];
  const twoDays = 2 * 24 * 60 * 60_000;
  expect(refusalsOf({ trail }, "refund")).toEqual({ count: 2, forMs: twoDays });
  expect(refusalsOf({ trail: [refund(1, false)] }, "refund")).toEqual({ count: 0, forMs: 0 });
});
