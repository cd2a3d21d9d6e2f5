import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { Script } from "../../../../test/script.ts";
import type { DirectoryServer } from "../../../authentication/tds/directory.ts";

let payments: TestPayments;
const network = new Script<DirectoryServer>();
let shop: Checkout;
beforeAll(async () => {
  payments = await startTestPayments({
    directories: (simulated) => ({ test: network.over(simulated) }),
    settings: behindProxy,
  });
  shop = await makeCheckout(payments);
  await shop.app.put(`/merchants/${shop.merchant.id}/tds`, { mode: "avoid" });
});
afterAll(() => payments.close());

function makeHeldLookup() {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let looked = 0;
  network.instead = {
    lookup: async (card) => {
      looked += 1;
      if (looked === 1) {
        reached.resolve();
        await release.promise;
      }
      return await network.usual.lookup(card);
    },
  };
  return { reached: reached.promise, release: release.resolve };
}

describe("order sent by two pages before the issuer insists on 3-D Secure", () => {
  it("offers the challenge to both, and declines once", async () => {
    const order = await shop.order({}, await shop.customer.card("4100000000030020"));
    const { reached, release } = makeHeldLookup();
    const slow = shop.customer.pay(order);
    await reached;
    const quick = await shop.customer.pay(order);
    release();
    const offered = { status: 201, body: { challenges: [{ name: "tds-authenticate" }] } };
    expect(quick).toMatchObject(offered);
    expect(await slow).toMatchObject(offered);
    expect(await shop.transactions()).toMatchObject([{ successful: false, error: { code: 30 } }]);
  });
});
