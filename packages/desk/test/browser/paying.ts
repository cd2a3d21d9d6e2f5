import { createClient } from "@frontdesk/payments-client";
import type { House } from "./house.ts";
import type { Person } from "./person.ts";

export interface Paying {
  /** Minor units; default 10.00. */
  value?: number;
  unplanned?: { merchant: true };
  reference?: string;
  card?: string;
}

export async function pay(
  { paymentsUrl }: House,
  person: Person,
  { value = 1000, card = "4100000000000000", ...rest }: Paying = {},
): Promise<string> {
  const { id = "" } = person.workspace.merchant ?? {};
  const { body } = await person.ask(`GET /api/payments/merchants/${id}`);
  const { vault, payments } = createClient({ url: paymentsUrl });
  const { authorizationId } = await payments.create({
    test: {},
    integration: { key: body.merchant.key },
    amount: { currency: "EUR", exponent: 2, value },
    card: {
      number: await vault.seal({ type: "pcn", value: card }),
      expiry: { month: 12, year: 2099 },
      code: await vault.seal({ type: "pcsc", value: "123" }),
    },
    ...rest,
  });
  if (authorizationId === undefined) throw new Error("the bank wants to be asked first");
  return authorizationId;
}
