import { invalid } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import { getMerchantFor } from "../../../parties/merchants/access.ts";
import { linkSecretOf } from "../../../parties/merchants/links/secret.ts";
import { signingRefusals } from "../../../parties/merchants/refusals.ts";
import type { MerchantRow } from "../../../parties/merchants/row.ts";
import { MerchantParams } from "../../../parties/merchants/schema.ts";
import type { Reach } from "../../../parties/merchants/store.ts";
import { type Payee, readLink } from "../link.ts";
import { payMessages } from "../locales/catalogues.ts";
import type { Parameters } from "../parameters.ts";
import { chargeable } from "../payee.ts";
import { faultText, LinkError } from "../refusals.ts";
import { sign } from "../signature.ts";
import { LinkParameters, SignedLink } from "./schema.ts";

/** Called by a shop's server. */
export function linkSignatureRoutes(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/link-signatures",
    {
      schema: {
        summary: "Sign a payment link",
        tags: ["Merchants"],
        "x-refusals": Object.values(signingRefusals),
        params: MerchantParams,
        body: LinkParameters,
        response: { 201: SignedLink },
      },
      config: { personsMay: "handle" },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const input = { merchantId, callerId, parameters: request.body };
      return reply.code(201).send(await signLink(context, input));
    },
  );
}

interface SignInput extends Reach {
  parameters: LinkParameters;
}

/** The secret never leaves the service. */
async function signLink(
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
