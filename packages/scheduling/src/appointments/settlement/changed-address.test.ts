import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jane } from "../../../test/counter.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";

let paying: PayingInstallation;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
afterAll(() => paying.close());

it("payment link: refused if the address changes during its creation", async () => {
  const service = { verify_email: true };
  const counter = await makePayingCounter(paying, { service });
  const { token } = (await counter.hold()).body;
  counter.later(1);
  await counter.of(token).post("details", jane);
  const { db } = paying.scheduling.context;
  const own = sql`account_id = ${counter.accountId}`;
  const proved = (at: Date | null) =>
    sql`update scheduling.appointments set verified_at = ${at} where ${own}`.execute(db);
  await proved(paying.clock.now);
  paying.way.heed = async ({ url }) => {
    if (url.endsWith("/links")) await proved(null);
  };
  const { status } = await counter.of(token).post("details", jane);
  paying.way.heed = undefined;
  expect(status).toBe(409);
  const { rows } = await sql`select sent_at from scheduling.appointments where ${own}`.execute(db);
  expect(rows).toEqual([{ sent_at: null }]);
  const [request] = (
    await sql<{ url: string }>`select url from scheduling.deposits where ${own}`.execute(db)
  ).rows;
  await payLink(counter.shop, request!.url.replaceAll("{secret}", token));
  expect((await counter.of(token).post("paid")).body.state).toBe("held");
  await counter.settle();
  expect(await counter.shop.transactions()).toMatchObject([
    { capturedAmount: 0, voidedAmount: 2000 },
  ]);
});
