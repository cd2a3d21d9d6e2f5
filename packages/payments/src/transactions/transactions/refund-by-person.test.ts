import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { givenUser, proved, type TestPerson } from "../../../test/persons.ts";
import { givenPayment, givenShop, type Shop } from "../../../test/shop.ts";
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
  shop = await givenShop(payments);
  id = await givenPayment(payments, shop.merchant, { amount: 100_000 });
  await shop.app.post(`/transactions/${id}/captures`, { amount: 100_000 });
});

const given = (role: Role) =>
  givenUser(payments, { app: shop.app, merchantId: shop.merchant.id }, role);
const limits = (body: object) => shop.app.put(`/merchants/${shop.merchant.id}/refund-limits`, body);

async function refund(by: TestPerson, amount: number, more = {}): Promise<unknown[]> {
  const sent = { body: { amount }, ...more };
  const { status, body } = await by.ask("POST", `/transactions/${id}/refunds`, sent);
  return status === 201 ? [status] : [status, body.code ?? body.message ?? body[0]?.message];
}

describe("somebody in support", () => {
  it("refunds nothing unless the merchant says how much", async () => {
    const support = await given("support");
    expect(await refund(support, 1)).toEqual([403, "role_needed"]);
  });

  it("refunds up to the limit in 24 hours, to the unit", async () => {
    const support = await given("support");
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

  it("cannot have two refunds at once pass, of which each alone would", async () => {
    const support = await given("support");
    await limits({ supportRefundLimit: 1_000 });
    const answers = await Promise.all([refund(support, 600), refund(support, 600)]);
    expect(answers.map(([status]) => status).sort()).toEqual([201, 403]);
    const { body } = await shop.app.get(`/transactions/${id}`);
    expect(body.transaction.refundedAmount).toBe(600);
  });

  it("is not counted with others, nor for what was refused", async () => {
    const [one, other] = [await given("support"), await given("support")];
    await limits({ supportRefundLimit: 1_000 });
    expect(await refund(one, 200_000)).toEqual([400, "Can refund at most EUR 1000.00"]);
    expect(await refund(one, 1_000)).toEqual([201]);
    expect(await refund(other, 1_000)).toEqual([201]);
  });

  it("is counted once for a refund that is repeated with its key", async () => {
    const support = await given("support");
    await limits({ supportRefundLimit: 1_000 });
    for (const _time of [1, 2]) expect(await refund(support, 600, { key: "k" })).toEqual([201]);
    expect(await refund(support, 400)).toEqual([201]);
  });
});

describe("a dispute that is accepted", () => {
  const dispute = async (amount: number): Promise<string> => {
    const { body } = await shop.app.post("/disputes", { transactionId: id, amount });
    return body.dispute.id;
  };
  const accept = async (by: TestPerson, disputeId: string) =>
    (await by.ask("POST", `/disputes/${disputeId}/acceptance`)).status;

  it("counts towards the refund limit of support, together with refunds", async () => {
    const support = await given("support");
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
    expect(await accept(await given("manager"), await dispute(5_000))).toBe(201);
    const { status } = await shop.app.post(`/disputes/${await dispute(5_000)}/acceptance`);
    expect(status).toBe(201);
  });
});

describe("whoever refunds beyond what needs no second factor", () => {
  it("proves one, and is let on", async () => {
    const owner = await given("owner");
    await limits({ stepUpRefundLimit: 1_000 });
    expect(await refund(owner, 800)).toEqual([201]);
    expect(await refund(owner, 201)).toEqual([403, "step_up_required"]);
    expect(await refund(owner, 201, { proof: proved() })).toEqual([201]);
    await limits({ stepUpRefundLimit: null });
    expect(await refund(owner, 5_000)).toEqual([201]);
  });

  it("is counted in the merchant's currency", async () => {
    const support = await given("support");
    await limits({ supportRefundLimit: 1_000 });
    const more = { amount: 100_000, currency: "JPY", exponent: 0 };
    id = await givenPayment(payments, shop.merchant, more);
    await shop.app.post(`/transactions/${id}/captures`, { amount: 100_000 });
    // A thousand yen are some euros, ten thousand more than ten.
    expect(await refund(support, 1_000)).toEqual([201]);
    expect(await refund(support, 10_000)).toEqual([403, "role_needed"]);
  });

  it("counts for nothing where an app refunds", async () => {
    await limits({ stepUpRefundLimit: 0, supportRefundLimit: 0 });
    expect((await shop.app.post(`/transactions/${id}/refunds`, { amount: 9 })).status).toBe(201);
    const { body } = await shop.app.get(`/merchants/${shop.merchant.id}/refund-limits`);
    expect(body).toEqual({ supportRefundLimit: 0, stepUpRefundLimit: 0 });
  });
});
