import { queryProblems, readQuery } from "@frontdesk/server/query";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import { invalid } from "../../../core/refusals.ts";
import { takesStepUp } from "../../../core/rights.ts";
import { scopePhrases } from "../../../core/scopes.ts";
import { listAccounts } from "../../../parties/accounts/store.ts";
import { findUser } from "../../../parties/users/store.ts";
import { continuePath } from "./continue.ts";
import { declinedUrl } from "./go-back.ts";
import { parametersOf } from "./parameters.ts";
import { unbelievable } from "./refusals.ts";
import {
  type ConsentRequest,
  type DeclinedConsent,
  type Return,
  readConsentRequest,
  readReturn,
} from "./request.ts";
import type { ConsentPrompt } from "./schema.ts";

export async function describeConsent(
  context: Context,
  text: string,
  userId: number,
): Promise<Static<typeof ConsentPrompt>> {
  const { db, settings } = context;
  const query = readQuery(text);
  const back = await readReturn(context, query);
  if (typeof back === "string") throw invalid(unbelievable(back));
  const request = readConsentRequest(back, query, queryProblems(query) !== undefined);
  const maker = await findUser(db, back.application.ownerId);
  const accounts = await listAccounts(db, userId);
  return {
    application: back.application.name,
    maker: `${maker?.first_name} ${maker?.last_name}`.trim(),
    accounts: accounts.map(({ name }) => name),
    redirect_url: back.redirectUrl,
    continue_url: settings.publicUrl + continuePath,
    ...target(context, back, request),
  };
}

function target(context: Context, back: Return, request: ConsentRequest | DeclinedConsent) {
  if ("error" in request) {
    const declined_url = declinedUrl(context, back, request);
    return { phrases: [], step_up: false, parameters: {}, declined_url };
  }
  const parameters = parametersOf(request);
  const step_up = takesStepUp(request.scopes);
  return { phrases: scopePhrases(request.scopes), step_up, parameters, declined_url: null };
}
