import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeUser, proved, type TestPerson } from "../../../test/persons.ts";
import { makePayment, makeShop, type Shop } from "../../../test/shop.ts";
import type { Role } from "../../parties/merchants/roles/roles.ts";

let payments: TestPayments;
let shop: Shop;
let id: string;
let hours = 0;
beforeAll(async () => {
  payments = await startTestPayments({
    now: () => new Date(Date.now() + hours * 60 * 60 * 1000),
    settings: { mostInvited: { perHour: 1_000, perDay: 1_000, perDayInAll: 1_000 } },
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  hours = 0;
  shop = await makeShop(payments);
  id = await makePayment(payments, shop.merchant, { amount: 100_000 });
  await shop.app.post(`/transactions/${id}/captures`, { amount: 100_000 });
});

const setUp = (role: Role) =>
  makeUser(payments, { app: shop.app, merchantId: shop.merchant.id }, role);
const limits = (body: object) => shop.app.put(`/merchants/${shop.merchant.id}/refund-limits`, body);

async function refund(by: TestPerson, amount: number, more = {}): Promise<unknown[]> {
  const sent = { body: { amount }, ...more };
  const { status, body } = await by.ask("POST", `/transactions/${id}/refunds`, sent);
  return status === 201 ? [status] : [status, body.code ?? body.message ?? body[0]?.message];
}

describe("refund limit of support", () => {
  it("allows no refund until the merchant sets a limit", async () => {
    const support = await setUp("support");
    expect(await refund(support, 1)).toEqual([403, "role_needed"]);
  });

  it("allows refunds up to the limit in 24 hours, to the minor unit", async () => {
    const support = await setUp("support");
    await limits({ supportRefundLimit: 1_000 });
    expect(await refund(support, 600)).toEqual([201]);
    expect(await refund(support, 401)).toEqual([403, "role_needed"]);
    expect(await refund(support, 400)).toEqual([201]);
    expect(await refund(support, 1)).toEqual([403, "role_needed"]);
    hours = 23;
    expect(await refund(support, 1)).toEqual([403, "role_needed"]);
    hours = 25;
    expect(await refund(support, 1_000)).toEqual([201]);
    const { body } = await shop.app.get(`/transactions/${id}`);
    expect(body.transaction.refundedAmount).toBe(2_000);
  });

  it("lets one of two concurrent refunds pass if their sum exceeds it", async () => {
    const support = await setUp("support");
    await limits({ supportRefundLimit: 1_000 });
    const answers = await Promise.all([refund(support, 600), refund(support, 600)]);
    expect(answers.map(([status]) => status).sort()).toEqual([201, 403]);
    const { body } = await shop.app.get(`/transactions/${id}`);
    expect(body.transaction.refundedAmount).toBe(600);
  });

  it("counts each person separately, and no refused refund", async () => {
    const [one, other] = [await setUp("support"), await setUp("support")];
    await limits({ supportRefundLimit: 1_000 });
    expect(await refund(one, 200_000)).toEqual([400, "Can refund at most EUR 1000.00"]);
    expect(await refund(one, 1_000)).toEqual([201]);
    expect(await refund(other, 1_000)).toEqual([201]);
  });

  it("counts a repeat with the same key once", async () => {
    const support = await setUp("support");
    await limits({ supportRefundLimit: 1_000 });
    for (const _time of [1, 2]) expect(await refund(support, 600, { key: "k" })).toEqual([201]);
    expect(await refund(support, 400)).toEqual([201]);
  });
});

describe("accepted dispute", () => {
  const dispute = async (amount: number): Promise<string> => {
    const { body } = await shop.app.post("/disputes", { transactionId: id, amount });
    return body.dispute.id;
  };
  const accept = async (by: TestPerson, disputeId: string) =>
    (await by.ask("POST", `/disputes/${disputeId}/acceptance`)).status;

  it("counts towards support's refund limit, together with refunds", async () => {
    const support = await setUp("support");
    const [small, large] = [await dispute(400), await dispute(401)];
    expect(await accept(support, small)).toBe(403);
    await limits({ supportRefundLimit: 1_000 });
    expect(await refund(support, 600)).toEqual([201]);
    expect(await accept(support, large)).toBe(403);
    const { body } = await shop.app.get(`/disputes/${large}`);
    expect(body.dispute.state).toBe("open");
    expect(await accept(support, small)).toBe(201);
    expect(await refund(support, 1)).toEqual([403, "role_needed"]);
  });

  it("has no limit for managers and apps", async () => {
    expect(await accept(await setUp("manager"), await dispute(5_000))).toBe(201);
    const { status } = await shop.app.post(`/disputes/${await dispute(5_000)}/acceptance`);
    expect(status).toBe(201);
  });
});

describe("second factor for large refunds", () => {
  it("unlocks the refund once proven", async () => {
    const owner = await setUp("owner");
    await limits({ stepUpRefundLimit: 1_000 });
    expect(await refund(owner, 800)).toEqual([201]);
    expect(await refund(owner, 201)).toEqual([403, "step_up_required"]);
    expect(await refund(owner, 201, { proof: proved() })).toEqual([201]);
    await limits({ stepUpRefundLimit: null });
    expect(await refund(owner, 5_000)).toEqual([201]);
  });

  it("threshold is in the merchant's currency", async () => {
    const support = await setUp("support");
    await limits({ supportRefundLimit: 1_000 });
    const more = { amount: 100_000, currency: "JPY", exponent: 0 };
    id = await makePayment(payments, shop.merchant, more);
    await shop.app.post(`/transactions/${id}/captures`, { amount: 100_000 });
    // 1,000 yen are below ten euros, 10,000 above.
    expect(await refund(support, 1_000)).toEqual([201]);
    expect(await refund(support, 10_000)).toEqual([403, "role_needed"]);
  });

  it("does not count refunds by apps", async () => {
    await limits({ stepUpRefundLimit: 0, supportRefundLimit: 0 });
    expect((await shop.app.post(`/transactions/${id}/refunds`, { amount: 9 })).status).toBe(201);
    const { body } = await shop.app.get(`/merchants/${shop.merchant.id}/refund-limits`);
    expect(body).toEqual({ supportRefundLimit: 0, stepUpRefundLimit: 0 });
  });
});
