import { sql } from "kysely";
import { lockOrderWhole } from "../../src/appointments/orders/lock.ts";
import { decidePayment } from "../../src/appointments/settlement/look.ts";
import {
  expireOrder,
  isOrderRequest,
  type OrderRequest,
  settleOrder,
} from "../../src/appointments/settlement/order.ts";
import { listCharges } from "../../src/money/charges/store.ts";
import { findDeposit } from "../../src/money/deposits.store.ts";
import type { Json, TestScheduling } from "../harness.ts";
import type { Studio } from "../studio.ts";
import { answered } from "./answered.ts";

/** Of an appointment with a price, without a deposit. */
export async function useOrderLinks(
  scheduling: TestScheduling,
  studio: Studio,
  { appointmentId, paymentFor }: { appointmentId: number; paymentFor: PaymentFor },
): Promise<void> {
  const { context } = scheduling;
  const { accountId } = studio;
  const ask = async () => {
    const items = [{ kind: "appointment", appointment_id: appointmentId, amount: 500 }];
    return answered("link", await studio.post("/orders", { payment: "link", items })).body;
  };
  const { id: withdrawn } = await ask();
  answered("cancel", await studio.post(`/orders/${withdrawn}/cancel`));
  const lapsed = await requestOf(scheduling, studio, (await ask()).id);
  await expireOrder(context, { ...lapsed, askedAt: new Date(0) });
  const { id } = await ask();
  const request = await requestOf(scheduling, studio, id);
  const at = context.now();
  const payment = { ...paymentFor(request, at), id: `t-order-${id}`, test: false };
  await decidePayment(context, request, payment);
  const charge = (await listCharges(context.db, accountId, appointmentId)).find(
    ({ order_id: order }) => order === id,
  )!;
  for (const [capturedAmount, refundedAmount] of [
    [500, 0],
    [500, 100],
  ]) {
    const order = (await lockOrderWhole(context.db, accountId, id))!;
    await settleOrder(context, {
      charge: { ...charge, accountId },
      order,
      payment: { ...payment, capturedAmount, refundedAmount },
      isDeclined: false,
      at,
    });
  }
  answered("refund", await studio.post(`/orders/${id}/refund`, { to: "origin", amount: 100 }));
}

type PaymentFor = (request: OrderRequest, at: Date) => Json;

async function requestOf(
  { context }: TestScheduling,
  { accountId }: Studio,
  orderId: number,
): Promise<OrderRequest> {
  const { rows } = await sql<{ reference: string }>`select reference from scheduling.deposits
    where account_id = ${accountId} and order_id = ${orderId}`.execute(context.db);
  const request = await findDeposit(context.db, accountId, rows[0]!.reference);
  if (request === undefined || !isOrderRequest(request)) throw new Error("the order has no link");
  return request;
}
