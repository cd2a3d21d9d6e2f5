import { createTransport } from "@frontdesk/rest";
import { expect, it } from "vitest";
import { startTestScheduling } from "../../../test/harness.ts";
import { makeGatewayShop, makePaymentInstallation } from "../../../test/payment-gateway.ts";
import { makeStudio } from "../../../test/studio.ts";

it("merchant connection: makes its calls in parallel", async () => {
  const paymentInstallation = await makePaymentInstallation();
  const shop = await makeGatewayShop(paymentInstallation);
  const { secret } = await shop.post(`/merchants/${shop.merchantId}/link-secret`, {});
  const own = createTransport({ proxy: false });
  const all = Promise.withResolvers<void>();
  const first = new Set<string>();
  const scheduling = await startTestScheduling({
    settings: { paymentsAt: paymentInstallation.url, webhooksToPrivate: true },
    gatewayTransport: async (request, limits) => {
      first.add(new URL(request.url).pathname);
      if (first.size === 3) all.resolve();
      await all.promise;
      return await own(request, limits);
    },
  });
  const studio = await makeStudio(scheduling);
  const fields = { merchant_id: shop.merchantId, key: shop.key, link_secret: secret };
  const { status } = await studio.put("/merchant", fields);
  const of = `/merchants/${shop.merchantId}`;
  expect([status, [...first].sort()]).toEqual([
    200,
    [of, `${of}/link-signatures`, `${of}/links`, `${of}/transactions`],
  ]);
  await scheduling.close();
  await paymentInstallation.close();
});
