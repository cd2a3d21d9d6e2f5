/*
 * Me is the person who is signed in. What decides who can sign in is changed only with the present
 * password, since a browser may be left open; it is guessed at as seldom as at the sign-in.
 */
import type { FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { entered } from "../pages/form.ts";
import { provePassword } from "../passwords/prove.ts";
import { deviceOf, type SignedIn } from "../sessions/session.ts";

/** Whether a form brought the present password as its field `current`. */
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
