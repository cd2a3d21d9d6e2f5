/* Changes need the current password, since a browser may be left open. Guesses have the limits
   of the sign-in. */
import type { FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { entered } from "../pages/form.ts";
import { provePassword } from "../passwords/prove.ts";
import { deviceOf, type SignedIn } from "../sessions/session.ts";

export async function hasPresentPassword(
  context: PeopleContext,
  { email }: SignedIn,
  request: FastifyRequest,
): Promise<"right" | "wrong" | "throttled"> {
  const password = entered(request.body, "current");
  const device = deviceOf(context, request);
  const proven = await provePassword(context, {
    email,
    password,
    address: request.callerAddress,
    device,
  });
  return typeof proven === "string" ? proven : "right";
}
