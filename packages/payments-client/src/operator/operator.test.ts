import { expect, it } from "vitest";
import { startScripted } from "../../test/scripted.ts";
import { createOperator } from "./operator.ts";

it("operator: uses the key at the admin listener, and none below the desk's path", async () => {
  await using server = await startScripted({ body: [] }, { body: [] }, { body: { merchant: {} } });
  const { url } = server;
  await createOperator({ url, key: "k" }).merchants.list({ pageSize: 1 }).page();
  const desk = createOperator({ url: `${url}/api/operator/payments`, isAtDesk: true });
  await desk.merchants.list({ pageSize: 1 }).page();
  await desk.merchants.get("m");
  expect(server.requests.map((one) => [one.url, one.headers.authorization])).toEqual([
    ["/payments/operator/merchants?limit=1", `Basic ${btoa(":k")}`],
    ["/api/operator/payments/merchants?limit=1", undefined],
    ["/api/operator/payments/merchants/m", undefined],
  ]);
});
