import type { PeopleContext } from "../context.ts";
import { isEnded } from "../second-factors/sealed.ts";
import { findStanding } from "./store.ts";

/** The facts about a session's person, besides identity. */
export interface PersonStanding {
  hasSecondFactor: boolean;
  /** In this session. */
  provedAt: Date | null;
  isOperator: boolean;
  installation: string;
  /** By the database clock. */
  now: Date;
}

/** Undefined if the session has ended. */
export async function standingOf(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  { sessionId }: { sessionId: string },
): Promise<PersonStanding | undefined> {
  const found = await findStanding(db, sessionId);
  if (found === undefined) return undefined;
  const { secret, ...rest } = found;
  return { ...rest, hasSecondFactor: secret !== null && !isEnded(keyring, secret) };
}
