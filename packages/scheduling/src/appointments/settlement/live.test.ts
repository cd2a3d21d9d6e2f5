import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { jane } from "../../../test/counter.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
});
afterAll(() => paying.close());

async function goLive(at: Date): Promise<void> {
  await sql`update scheduling.accounts set live_since = ${at}
    where id = ${counter.accountId}`.execute(paying.scheduling.context.db);
}

it("test deposits: confirm no appointment made after the account went live", async () => {
  const { token, url } = await counter.sent();
  await goLive(new Date(paying.clock.now.getTime() - 3_600_000));
  await payLink(counter.shop, url);
  expect((await counter.of(token).post("paid")).body.state).toBe("held");
  await counter.settle();
  expect(await counter.shop.transactions()).toMatchObject([{ voidedAmount: 2000 }]);
});

it("test deposits: confirm an appointment made before the account went live", async () => {
  const { token, url } = await counter.sent();
  counter.later(1);
  await goLive(paying.clock.now);
  await payLink(counter.shop, url);
  expect((await counter.of(token).post("paid")).body.state).toBe("confirmed");
});

it("live accounts: request no deposit through a test merchant", async () => {
  await goLive(paying.clock.now);
  const { token } = (await counter.hold()).body;
  counter.later(0.1);
  const { status, body } = await counter.of(token).post("details", jane);
  expect([status, body.error]).toEqual([503, "payments_unavailable"]);
});
