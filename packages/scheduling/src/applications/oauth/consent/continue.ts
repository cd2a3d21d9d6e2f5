import { atomically } from "@frontdesk/database/atomically";
import { readContinuation } from "@frontdesk/people/assertions/continuation";
import { brokenPage } from "@frontdesk/people/pages/consent";
import { entered } from "@frontdesk/people/pages/form";
import { readQuery } from "@frontdesk/server/query";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { userIdOf } from "../../../parties/users/of-person.ts";
import { checkConfirmed } from "../../pages.ts";
import { allow } from "./allow.ts";
import { backUrl, declinedUrl, denied, sendBack } from "./go-back.ts";
import { continuationRefusals as refusals } from "./refusals.ts";
import { readConsentRequest, readReturn } from "./request.ts";
import { useContinuation } from "./store.ts";

export const continuePath = "/oauth/continue";

export function continueRoute(server: Server, context: Context): void {
  const unseen = { schema: { hide: true }, config: { plain: true } };
  server.get(continuePath, unseen, async ({ query }, reply) => {
    const url = await backFrom(context, entered(query, "continuation"));
    return url === undefined
      ? context.people.show(reply, brokenPage("The application has changed."))
      : sendBack(reply, url);
  });
}

async function backFrom(context: Context, text: string): Promise<string | undefined> {
  const decided = await readContinuation(context, text);
  if (typeof decided === "string") throw refusals[decided]();
  const { id, decision, person } = decided;
  const isProved = (await context.people.stepUp(person, "")) === "proved";
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    if (!(await useContinuation(db, id, context.now()))) throw refusals.used();
    const query = readQuery(decided.query);
    const back = await readReturn(inside, query);
    if (typeof back === "string") return undefined;
    const request = readConsentRequest(back, query, false);
    if ("error" in request) return declinedUrl(context, back, request);
    if (decision === "deny") return declinedUrl(context, back, denied);
    checkConfirmed({ person });
    const { personId, email } = person;
    const userId = await userIdOf(inside, personId);
    const code = await allow(inside, request, { userId, email, isProved });
    return backUrl(context, back, { code });
  });
}
