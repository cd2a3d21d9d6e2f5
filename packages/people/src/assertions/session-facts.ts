import type { PeopleContext } from "../context.ts";
import { isEnded } from "../second-factors/sealed.ts";
import { findSessionFacts } from "./store.ts";

export interface SessionFacts {
  hasSecondFactor: boolean;
  provedAt: Date | null;
  isOperator: boolean;
  installation: string;
  /** Time by the database clock. */
  now: Date;
}

export async function sessionFactsOf(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  { sessionId }: { sessionId: string },
): Promise<SessionFacts | undefined> {
  const sessionFacts = await findSessionFacts(db, sessionId);
  if (sessionFacts === undefined) return undefined;
  const { secret, ...rest } = sessionFacts;
  return { ...rest, hasSecondFactor: secret !== null && !isEnded(keyring, secret) };
}
