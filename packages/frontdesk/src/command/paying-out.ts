// What makes events of payouts, done as an operator does it.
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

/** Ends a payout; one in euro is exported first, with those of other test merchants that wait. */
export async function endPayout(
  id: string,
  { currency, ending }: { currency: string; ending: "paid" | "returned" },
): Promise<void> {
  await operate(async ({ payouts }) => {
    if (currency === "EUR") await payouts.export({ debtor, test: true });
    if (ending === "paid") await payouts.markPaid(id);
    else await payouts.markReturned(id);
  });
}

async function operate<Result>(
  work: (operator: PaymentsOperator) => Promise<Result>,
): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>();
  await operatorsOf(readAllSettings()).payments(async (operator) => resolve(await work(operator)));
  return await promise;
}
