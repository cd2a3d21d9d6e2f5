import type { Context } from "../../core/context.ts";
import { findCurrency } from "../../core/currencies.ts";
import { dayOf, oldestUsable } from "../../core/rates/rates.ts";
import { listRated } from "../../core/rates/store.ts";
import { linkSecretOf } from "../../parties/merchants/links/secret.ts";
import type { MerchantRow } from "../../parties/merchants/row.ts";
import { findMerchant } from "../../parties/merchants/store.ts";
import { findIntegration } from "../payments/store.ts";
import { markOf } from "../payments/terms/sealing.ts";
import { type ChargeCurrency, type Payee, refuseMixedTest, truthOf } from "./link.ts";
import { signedNames } from "./occasion.ts";
import type { Parameters } from "./parameters.ts";
import { LinkError } from "./refusals.ts";
import { isSigned } from "./signature.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isKey(text: string): boolean {
  return uuid.test(text);
}

export type OpenPayee = Payee & {
  merchant: MerchantRow;
  signedBy: string | undefined;
};

export async function getPayee(context: Context, parameters: Parameters): Promise<OpenPayee> {
  const { key = "" } = parameters;
  const match = isKey(key) ? await findIntegration(context.db, key) : undefined;
  const merchant = match && (await findMerchant(context.db, match.merchantId));
  if (merchant === undefined) throw new LinkError("key");
  const signedBy = signerOf(context, merchant, parameters);
  const { test, canChargeCard, website, sites } = merchant;
  const isServed = test || context.acquirers.live !== undefined;
  if (!canChargeCard || !isServed) throw new LinkError("disabled");
  refuseMixedTest(parameters, { test });
  const currencies = await chargeable(context, merchant);
  return { test, website, sites, merchant, signedBy, currencies };
}

function signerOf(
  context: Context,
  merchant: MerchantRow,
  parameters: Parameters,
): string | undefined {
  const { signature = "" } = parameters;
  const saysMore = signedNames.some((name) => Boolean(parameters[name]));
  const isRequired = merchant.linkSignatureRequired || truthOf(parameters, "once") || saysMore;
  if (signature === "" && !isRequired) return undefined;
  const secret = linkSecretOf(context, merchant);
  if (secret === undefined || !isSigned(parameters, secret)) throw new LinkError("signature");
  return markOf(secret);
}

export async function chargeable(
  { db, now }: Pick<Context, "db" | "now">,
  { currency, exponent, test }: Pick<MerchantRow, "currency" | "exponent" | "test">,
): Promise<ChargeCurrency[]> {
  const day = dayOf(now());
  const rated = await listRated(db, { day, oldest: oldestUsable(day, test) });
  const isRated = currency === "EUR" || rated.includes(currency);
  const others = (isRated ? ["EUR", ...rated] : []).filter((code) => code !== currency).sort();
  const valid = others.flatMap((code) => findCurrency(code, day) ?? []);
  return [{ code: currency, exponent }, ...valid.map(({ code, exponent }) => ({ code, exponent }))];
}
