/* The most dangerous actions of an unattended browser need a recent second-factor proof in its
   session. */
import { sessionFactsOf } from "../assertions/make.ts";
import type { PeopleContext } from "../context.ts";
import type { SignedIn } from "../sessions/session.ts";
import { proveAgain } from "./prove-again.ts";

const provedForMs = 10 * 60 * 1000;

export type StepUp = "proved" | "no factor" | "needed" | "wrong" | "throttled";

export async function stepUp(
  context: PeopleContext,
  person: SignedIn,
  code: string,
): Promise<StepUp> {
  const sessionFacts = await sessionFactsOf(context, person);
  if (sessionFacts?.hasSecondFactor !== true) return "no factor";
  const { provedAt } = sessionFacts;
  const isRecent = provedAt !== null && context.now().getTime() - provedAt.getTime() <= provedForMs;
  if (isRecent) return "proved";
  if (code === "") return "needed";
  const outcome = await proveAgain(context, person, code);
  if (outcome === "ended") return "needed";
  return outcome instanceof Date ? "proved" : outcome;
}

export function problemOfCode(outcome: StepUp): string | undefined {
  if (outcome === "needed") return "Please enter a code of your second factor.";
  if (outcome === "wrong") return "The code is wrong or already used.";
  if (outcome === "throttled") return "Too many wrong codes. Please wait an hour.";
  return undefined;
}
