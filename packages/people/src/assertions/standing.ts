import type { PeopleContext } from "../context.ts";
import { isEnded } from "../second-factors/sealed.ts";
import { findStanding } from "./store.ts";

/** What is known of a person in a session, beside who they are. */
export interface PersonStanding {
  hasSecondFactor: boolean;
  /** When the second factor was proved in this session. */
  provedAt: Date | null;
  isOperator: boolean;
  installation: string;
  /** By the clock of the database. */
  now: Date;
}

/** Undefined when the session has ended. */
export async function standingOf(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  { sessionId }: { sessionId: string },
): Promise<PersonStanding | undefined> {
  const found = await findStanding(db, sessionId);
  if (found === undefined) return undefined;
  const { secret, ...rest } = found;
  return { ...rest, hasSecondFactor: secret !== null && !isEnded(keyring, secret) };
}
