// What operators do to a test merchant.
import type { Merchant } from "@frontdesk/payments-client/types";
import { operatorsOf, type PaymentsOperator } from "./operator.ts";
import { readAllSettings } from "./settings.ts";

const debtor = { name: "Frontdesk", iban: "DE89370400440532013000", bic: "COBADEFFXXX" };

/** Pays out what is owed to a test merchant; gives the id of the payout. */
export async function payOut({ id: merchantId }: Merchant): Promise<string> {
  const paid = await operate(({ payouts }) => payouts.create({ merchantId, test: true }));
  const [payout] = paid.payouts;
  return payout!.id;
}

/** Ends a payout of a test merchant; one in euro is exported first, with the merchant's others. */
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

/** Suspends a merchant that is not, and lets it go on. */
export async function suspendAndResume({ id }: Merchant): Promise<void> {
  await operate(async ({ merchants }) => {
    const { suspension } = await merchants.get(id);
    if (suspension !== null) throw new Error(`${id} is suspended already, and stays so`);
    const kept = { payments: true, captures: true, payouts: true };
    await merchants.suspend(id, { ...kept, reason: "triggered, to see what comes of it" });
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
