import type { PeopleContext } from "../context.ts";
import { hasSecondFactor } from "../second-factors/second-factor.ts";
import type { SignedIn } from "../sessions/session.ts";
import { proveSession } from "../sessions/store.ts";
import { tryCode } from "./sign-in.ts";

/** Protects actions that an unattended browser must not allow. */
export async function proveAgain(
  context: PeopleContext,
  { personId, sessionId }: SignedIn,
  code: string,
): Promise<Date | "no factor" | "wrong" | "throttled" | "ended"> {
  if (!(await hasSecondFactor(context, personId))) return "no factor";
  const outcome = await tryCode(context, { personId, code, from: { sessionId } });
  if (outcome !== "right") return outcome;
  const now = context.now();
  return (await proveSession(context.db, { id: sessionId, now })) ? now : "ended";
}
