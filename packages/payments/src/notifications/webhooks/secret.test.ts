import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { happen, type Listener, makeListener, settle, startLoad } from "../../../test/webhooks.ts";

const hourMs = 60 * 60 * 1000;

let payments: TestPayments;
let clockMs = Date.now();
let listener: Listener;
let merchantId: string;
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { webhooksToPrivate: true },
    now: () => new Date(clockMs),
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  clockMs = Date.now();
  listener = await makeListener(payments);
  merchantId = listener.shop.merchant.id;
});
afterEach(async () => {
  await listener.shop.app.delete(listener.one);
  await listener.receiver.close();
});

const renew = async (body: object = {}): Promise<string> =>
  (await listener.shop.app.post(`${listener.one}/secret`, body)).body.secret;

async function sentNow() {
  listener.receiver.received.length = 0;
  await happen(payments, merchantId);
  await settle(payments);
  return listener.receiver;
}

describe("webhook signature", () => {
  it("passes the check of the published package", async () => {
    const { received } = await sentNow();
    const [{ headers, body }] = received as [(typeof received)[0]];
    const webhook = new Webhook(listener.secret);
    const notice = webhook.verify(body, headers as Record<string, string>);
    expect(notice).toEqual(JSON.parse(body));
    expect(() => webhook.verify(`${body} `, headers as Record<string, string>)).toThrow();
  });

  it("includes the previous secret for a day, or for the given time", async () => {
    const second = await renew();
    expect((await sentNow()).missigned(second, listener.secret)).toEqual([]);
    clockMs += 24 * hourMs - 1;
    expect((await sentNow()).missigned(second, listener.secret)).toEqual([]);
    clockMs += 1;
    expect((await sentNow()).missigned(second)).toEqual([]);
    const third = await renew({ overlapHours: 168 });
    clockMs += 168 * hourMs - 1;
    expect((await sentNow()).missigned(third, second)).toEqual([]);
    const last = await renew({ overlapHours: 0 });
    expect((await sentNow()).missigned(last)).toEqual([]);
  });
});

it.each([-1, 169, 1.5])(
  "new webhook secret: refuses an overlap of %s hours",
  async (overlapHours) => {
    const { status, body } = await listener.shop.app.post(`${listener.one}/secret`, {
      overlapHours,
    });
    expect([status, body]).toMatchObject([400, [{ field: "overlapHours" }]]);
  },
);

it("webhook signature: one of two secrets verifies every request during rotations", async () => {
  const { receiver, shop, one } = listener;
  const load = startLoad(payments, merchantId);
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(10), 60_000);
  const second = await renew();
  const begun = receiver.received.length;
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(begun + 20), 60_000);
  const { rows } = await sql<{ until: Date }>`select former_until as until from payments.webhooks
    where id = ${listener.id}`.execute(payments.context.db);
  clockMs = rows[0]!.until.getTime();
  await shop.app.put(one, { description: "over" });
  await vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from payments.deliveries where webhook_id = ${listener.id} and claimed_by is not null
        and headers = '{}'`.execute(payments.context.db);
    expect(rows[0]!.count).toBeLessThanOrEqual(8);
  }, 60_000);
  const ended = receiver.received.length + 8;
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(ended + 20), 60_000);
  await load.stop();
  const all = [...receiver.received];
  const neither = all.filter(({ headers, body }) => {
    return ![listener.secret, second].some((secret) => {
      const [inputs] = [String(headers["webhook-signature"]).split(" ")];
      const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
      return inputs.includes(new Webhook(secret).sign(String(headers["webhook-id"]), at, body));
    });
  });
  expect(neither).toEqual([]);
  receiver.received.splice(0, ended);
  expect(receiver.missigned(second)).toEqual([]);
});
