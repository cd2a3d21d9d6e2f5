import type { PeopleContext } from "../context.ts";
import { isEnded } from "../second-factors/sealed.ts";
import { findSessionFacts } from "./store.ts";

/** The facts about a session's person, besides identity. */
export interface SessionFacts {
  hasSecondFactor: boolean;
  /** In this session. */
  provedAt: Date | null;
  isOperator: boolean;
  installation: string;
  /** By the database clock. */
  now: Date;
}

/** Undefined if the session has ended. */
export async function sessionFactsOf(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  { sessionId }: { sessionId: string },
): Promise<SessionFacts | undefined> {
  const sessionFacts = await findSessionFacts(db, sessionId);
  if (sessionFacts === undefined) return undefined;
  const { secret, ...rest } = sessionFacts;
  return { ...rest, hasSecondFactor: secret !== null && !isEnded(keyring, secret) };
}
