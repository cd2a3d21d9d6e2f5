/*
 * What would be worst in a browser that was left open takes a second factor proved in its session a
 * short while ago. Pages ask for a code in the form that does it.
 */
import { standingOf } from "../assertions/standing.ts";
import type { PeopleContext } from "../context.ts";
import type { SignedIn } from "../sessions/session.ts";
import { proveAgain } from "./prove-again.ts";

/** For how long a proof is good. */
const provedForMs = 10 * 60 * 1000;

/** How a session stands: `needed` where a code was not given, and has to be. */
export type StepUp = "proved" | "no factor" | "needed" | "wrong" | "throttled";

/** Whether a second factor was proved lately, or is by a code that a form brought; "" for none. */
export async function stepUp(
  context: PeopleContext,
  person: SignedIn,
  code: string,
): Promise<StepUp> {
  const standing = await standingOf(context, person);
  if (standing?.hasSecondFactor !== true) return "no factor";
  const { provedAt } = standing;
  const isRecent = provedAt !== null && context.now().getTime() - provedAt.getTime() <= provedForMs;
  if (isRecent) return "proved";
  if (code === "") return "needed";
  const outcome = await proveAgain(context, person, code);
  if (outcome === "ended") return "needed";
  return outcome instanceof Date ? "proved" : outcome;
}

/** What to say of a code that was not taken; undefined for one that was, or is not needed. */
export function problemOfCode(outcome: StepUp): string | undefined {
  if (outcome === "needed") return "Please enter a code of your second factor.";
  if (outcome === "wrong") return "The code is not right, or was used before.";
  if (outcome === "throttled") return "Too many wrong codes. Please wait an hour.";
  return undefined;
}
