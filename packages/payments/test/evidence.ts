import { png } from "./endpoints.ts";
import type { TestPayments } from "./harness.ts";
import { type Shop, send } from "./shop.ts";

export async function giveEvidence(
  { app }: Pick<Shop, "app">,
  payments: TestPayments,
  transactionId: string,
) {
  await app.post(`/transactions/${transactionId}/captures`, { amount: 1 });
  const { dispute } = (await app.post("/disputes", { transactionId, amount: 1 })).body;
  const { status, text } = await send(payments, `PUT /disputes/${dispute.id}/files/photo.png`, {
    key: app.key,
    body: png,
    headers: { "content-type": "image/png" },
  });
  if (status !== 204) throw new Error(`a file was answered with ${status}: ${text}`);
}
