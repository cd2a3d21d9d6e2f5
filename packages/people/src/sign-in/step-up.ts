/* The most dangerous actions of an unattended browser need a recent second-factor proof in its
   session. */
import { sessionFactsOf } from "../assertions/make.ts";
import type { PeopleContext } from "../context.ts";
import { hasSecondFactor } from "../second-factors/second-factor.ts";
import type { SignedIn } from "../sessions/session.ts";
import { proveSession } from "../sessions/store.ts";
import { tryCode } from "./sign-in.ts";

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
