import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { done, paid, phone, setUp } from "./customers.ts";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

type Change = NonNullable<Parameters<typeof setUp>[1]>;

const back = (percent: number, amount: number) => ({ refund_now: { percent, amount } });
const deposit = { payment: { ...paid, state: "paid" } } as const;
const card = { payment: { ...paid, amount: 0, state: "card_kept" } } as const;
const declined = { payment: { ...paid, state: "failed", kept: 0 } } as const;
const releasedAmount = { ...paid, state: "partly_refunded", refunded: 500 } as const;

const [haircut, fourHands] = ["2", "4"];

const costs: [title: string, service: string, own: Change, says: string, button: string][] = [
  ["nothing", haircut, back(100, 0), "You can cancel free of charge.", "Cancel booking"],
  [
    "nothing, where all that was paid is given back",
    haircut,
    { ...deposit, ...back(100, 2000) },
    "You get €20 back.",
    "Cancel and get €20 back",
  ],
  [
    "a part of the deposit",
    haircut,
    { ...deposit, ...back(40, 800) },
    "You get €8 back. €12 of the deposit is not refunded.",
    "Cancel for €12",
  ],
  [
    "the deposit",
    haircut,
    { ...deposit, ...back(0, 0) },
    "The deposit of €20 is not refunded.",
    "Cancel for €20",
  ],
  [
    "what was not given back before",
    haircut,
    { payment: releasedAmount, ...back(50, 1000) },
    "You get €5 back. €10 of the deposit is not refunded.",
    "Cancel for €10",
  ],
  [
    "a fee at most",
    fourHands,
    { ...card, ...back(0, 0) },
    "It is late to cancel: up to €50 may be charged.",
    "Cancel for up to €50",
  ],
  [
    "the deposit, and the rest of a fee at most",
    fourHands,
    { ...deposit, ...back(0, 0) },
    "The deposit of €20 is not refunded. It is late to cancel: up to €30 may be charged.",
    "Cancel for up to €50",
  ],
  [
    "the rest of a deposit that staff refunded in part, and the rest of a fee at most",
    fourHands,
    { payment: { ...releasedAmount, refunded: 1500 }, ...back(0, 0) },
    "€5 of the deposit is not refunded. It is late to cancel: up to €45 may be charged.",
    "Cancel for up to €50",
  ],
  [
    "a fee for each seat at most",
    fourHands,
    { ...card, ...back(0, 0), seats: 2 },
    "It is late to cancel: up to €100 may be charged.",
    "Cancel for up to €100",
  ],
  [
    "the agreed part of a deposit that the bank did not pay, at most",
    haircut,
    { ...declined, ...back(40, 800) },
    "It is late to cancel: up to €12 may be charged.",
    "Cancel for up to €12",
  ],
  [
    "the whole fee at most, as the bank did not pay the deposit",
    fourHands,
    { ...declined, ...back(0, 0) },
    "It is late to cancel: up to €50 may be charged.",
    "Cancel for up to €50",
  ],
  [
    "nothing in time, as the bank did not pay the deposit",
    haircut,
    { ...declined, ...back(100, 2000) },
    "You can cancel free of charge.",
    "Cancel booking",
  ],
  [
    "a part of a deposit that the service could not read",
    haircut,
    { payment: { ...paid, state: "failed", kept: 2000 }, ...back(40, 800) },
    "You get €8 back. €12 of the deposit is not refunded.",
    "Cancel for €12",
  ],
];

describe("cancel button", () => {
  it.each(costs)("states the cost: %s", async (_title, service, own, says, button) => {
    const path = setUp(hosted, { ...done, ...own }, service);
    await using visit = await hosted.visit(`${path}/cancel`, phone);
    const { page } = visit;
    expect(await page.locator(".money").innerText()).toBe(says);
    await page.getByRole("button", { name: button, exact: true }).tap();
    await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
  });

  it("states a fee that became due at the press", async () => {
    const path = setUp(hosted, { ...done, ...card, ...back(100, 0) }, fourHands);
    const body = { error: "refund_changed", refund: { percent: 0, amount: 0 } };
    hosted.api.refusals.set("/cancel", { status: 409, body });
    await using visit = await hosted.visit(`${path}/cancel`, phone);
    const { page } = visit;
    await page.getByRole("button", { name: "Cancel booking", exact: true }).tap();
    const notice = page.getByRole("status").filter({ hasText: "up to €50 may be charged" });
    await notice.waitFor();
    await page.getByRole("button", { name: "Cancel for up to €50", exact: true }).waitFor();
  });
});

const fee = {
  reason: "no_show",
  amount: 3000,
  agreed: 4000,
  currency: "EUR",
  charged_at: "2031-03-03T09:00:00Z",
} as const;
const afterwards: [title: string, own: Change, says: string[]][] = [
  [
    "the deposit of somebody who did not come",
    { state: "no_show", ...deposit },
    ["The deposit of €20 is not refunded."],
  ],
  [
    "a part of the deposit of somebody who cancelled",
    { state: "cancelled", cancelled_by: "customer", payment: releasedAmount },
    ["€15 of the deposit is not refunded."],
  ],
  [
    "a fee, and what was refunded of it",
    { state: "no_show", fee: { ...fee, refunded: 1250 } },
    ["charged €30 to your card", "has refunded €12.50 of the fee to your card."],
  ],
];

describe("page of an ended appointment", () => {
  it.each(afterwards)("states the kept amount: %s", async (_title, own, says) => {
    await using visit = await hosted.visit(setUp(hosted, { ...done, ...own }), phone);
    const text = await visit.page.locator("#page").innerText();
    for (const sentence of says) expect(text).toContain(sentence);
  });
});
