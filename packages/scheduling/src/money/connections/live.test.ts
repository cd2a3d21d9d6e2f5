import { createMockTransport } from "@frontdesk/rest";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { quietGateway } from "../../../test/no-gateway.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";

const [testing, live] = ["0".repeat(24), "1".repeat(24)];
const permissions = { canChargeCard: true, canCapture: true, canRefund: true, canVoid: true };

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  const quiet = quietGateway();
  scheduling = await startTestScheduling({
    gatewayTransport: async (request, limits) => {
      const id = /\/merchants\/([01]{24})$/.exec(request.url)?.[1];
      if (id === undefined) return await quiet(request, limits);
      const merchant = {
        name: null,
        descriptor: "Jane",
        currency: "EUR",
        test: id !== live,
        claim: permissions,
      };
      const answer = createMockTransport(() => ({ body: JSON.stringify({ merchant }) }));
      return await answer(request, limits);
    },
  });
  studio = await makeStudio(scheduling);
  await sql`update scheduling.personal_tokens set proved_at = now()`.execute(scheduling.context.db);
});
afterAll(() => scheduling.close());

const connect = (merchant_id: string) => studio.put("/merchant", { merchant_id, key: "k" });

const page = async () => {
  await studio.put("/booking_page", {
    published: true,
    privacy_url: "https://example.com/privacy",
    contact_email: "jane@example.com",
  });
  return (await scheduling.send(`GET /public/v1/${studio.subdomain}`)).body;
};

it("live account: refuses a test merchant and shows its mode", async () => {
  expect((await page()).test).toBe(false);
  expect((await connect(testing)).status).toBe(200);
  expect((await page()).test).toBe(true);
  expect((await connect(live)).status).toBe(200);
  expect((await page()).test).toBe(false);
  const reject = async () => {
    const { status, body } = await connect(testing);
    expect([status, body.errors]).toEqual([
      422,
      {
        merchant_id: [
          "is a test merchant, but this account takes real payments: connect a live merchant",
        ],
      },
    ]);
  };
  await reject();
  expect((await studio.delete("/merchant")).status).toBe(204);
  await reject();
  expect((await connect(live)).status).toBe(200);
});
