import { invalid } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import { getMerchantFor } from "../../../parties/merchants/access.ts";
import { linkSecretOf } from "../../../parties/merchants/links/secret.ts";
import { signingRefusals } from "../../../parties/merchants/refusals.ts";
import type { MerchantRow } from "../../../parties/merchants/row.ts";
import type { Reach } from "../../../parties/merchants/store.ts";
import { type Payee, readLink } from "../link.ts";
import { payMessages } from "../locales/catalogues.ts";
import type { Parameters } from "../parameters.ts";
import { chargeable } from "../payee.ts";
import { faultText, LinkError } from "../refusals.ts";
import { sign } from "../signature.ts";
import type { LinkParameters, SignedLink } from "./schema.ts";

export interface SignInput extends Reach {
  parameters: LinkParameters;
}

/** The secret never leaves the service. */
export async function signLink(
  context: Context,
  { parameters: input, ...reach }: SignInput,
): Promise<Static<typeof SignedLink>> {
  const merchant = await getMerchantFor(context.db, reach);
  const parameters = parametersOf(merchant, input);
  const currencies = await chargeable(context, merchant);
  refuseFaults(parameters, { ...merchant, currencies });
  const secret = linkSecretOf(context, merchant);
  if (secret === undefined) throw signingRefusals.noSecret();
  const signature = sign(parameters, secret);
  const query = new URLSearchParams({ ...parameters, signature });
  return { signature, url: `${context.settings.publicUrl}/pay/?${query}` };
}

function parametersOf({ key, test }: MerchantRow, input: LinkParameters): Parameters {
  const texts = Object.entries(input).filter(([, value]) => value !== "");
  return { key, ...(test && { test: "1" }), ...Object.fromEntries(texts) };
}

function refuseFaults(parameters: Parameters, payee: Payee): void {
  try {
    readLink(parameters, payee);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const { fault, details } = error;
    const field = details.name ?? fault;
    throw invalid([{ field, message: faultText(payMessages("en"), error) }]);
  }
}
