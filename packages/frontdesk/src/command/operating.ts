import type { Merchant } from "@frontdesk/payments-client/types";
import { operatorsOf, type PaymentsOperator } from "./operator.ts";
import { readAllSettings } from "./settings.ts";

const debtor = { name: "Frontdesk", iban: "DE89370400440532013000", bic: "COBADEFFXXX" };

export async function payOut({ id: merchantId }: Merchant): Promise<string> {
  const paid = await operate(({ payouts }) => payouts.create({ merchantId, test: true }));
  const [payout] = paid.payouts;
  return payout!.id;
}

/** In euro after an export, with the merchant's other payouts. */
export async function endPayout(
  id: string,
  { id: merchantId, currency }: Merchant,
  ending: "paid" | "returned",
): Promise<void> {
  await operate(async ({ payouts }) => {
    if (currency === "EUR") await payouts.export({ debtor, test: true, merchantId });
    if (ending === "paid") await payouts.markPaid(id);
    else await payouts.markReturned(id);
  });
}

export async function suspendAndResume({ id }: Merchant): Promise<void> {
  await operate(async ({ merchants }) => {
    const { suspension } = await merchants.get(id);
    if (suspension !== null) throw new Error(`${id} is already suspended, and stays suspended`);
    const kept = { payments: true, captures: true, payouts: true };
    await merchants.suspend(id, { ...kept, reason: "Triggered as a test" });
    await merchants.resume(id);
  });
}

async function operate<Result>(
  work: (operator: PaymentsOperator) => Promise<Result>,
): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>();
  await operatorsOf(readAllSettings()).payments(async (operator) => resolve(await work(operator)));
  return await promise;
}
