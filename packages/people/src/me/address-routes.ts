import type { Server } from "@frontdesk/server/server";
import { cleanEmail, isEmail } from "@frontdesk/server/text/email";
import type { FastifyReply } from "fastify";
import { askForAddress } from "../address-changes/ask.ts";
import type { PeopleContext } from "../context.ts";
import { entered } from "../pages/form.ts";
import { hasSecondFactor } from "../second-factors/second-factor.ts";
import { tryCode } from "../sign-in/sign-in.ts";
import { formRoutes } from "./form-route.ts";
import { hasPresentPassword } from "./prove.ts";
import { showMe, type Visit } from "./show.ts";

export function ownAddressRoutes(server: Server, context: PeopleContext): void {
  formRoutes(server, context, { "/me/address": (visit) => takeAddress(context, visit) });
}

async function takeAddress(context: PeopleContext, visit: Visit): Promise<FastifyReply> {
  const { request, reply, person } = visit;
  const email = cleanEmail(entered(request.body, "email"));
  const problem = problemOf(email, person.email);
  if (problem !== undefined)
    return await showMe(context, visit, { email, problems: { email: problem } });
  const proof = await proofProblem(context, visit);
  if (proof === "throttled") return await showMe(context, visit, { email, isThrottled: true });
  if (proof !== undefined) return await showMe(context, visit, { email, problems: proof });
  const { personId } = person;
  const asking = { personId, email, address: request.callerAddress };
  const addressRequestResult = await askForAddress(context, asking);
  if (addressRequestResult === "throttled")
    return await showMe(context, visit, { email, isThrottled: true });
  if (addressRequestResult === "done") return reply.redirect("/me?told=address-mailed", 303);
  const time = addressRequestResult.toISOString().replace("T", " ").slice(0, 16);
  const message = `You changed it recently. You can change it again from ${time} UTC.`;
  return await showMe(context, visit, { email, problems: { email: message } });
}

function problemOf(email: string, present: string): string | undefined {
  if (!isEmail(email)) return "Please enter an address like ann@example.com.";
  if (email.toLowerCase() === present.toLowerCase()) return "This is already your address.";
  return undefined;
}

async function proofProblem(context: PeopleContext, { request, person }: Visit) {
  const outcome = await hasPresentPassword(context, person, request);
  if (outcome === "throttled") return outcome;
  if (outcome === "wrong") return { address: "The password is wrong." };
  const { personId, sessionId } = person;
  if (!(await hasSecondFactor(context, personId))) return undefined;
  const code = entered(request.body, "code");
  const tried = await tryCode(context, { personId, code, from: { sessionId } });
  if (tried === "throttled") return tried;
  if (tried === "wrong") return { addressCode: "The code is wrong or already used." };
  return undefined;
}
