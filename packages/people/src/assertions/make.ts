import type { PeopleContext } from "../context.ts";
import { isEnded } from "../second-factors/sealed.ts";
import type { SignedIn } from "../sessions/session.ts";
import { type Assertion, type Audience, type ForwardedRequest, sign } from "./assertion.ts";
import { findSessionFacts } from "./store.ts";

export interface Saying {
  person: Pick<SignedIn, "personId" | "name" | "sessionId">;
  address: string;
  aud: Audience;
  request: ForwardedRequest;
}

export interface AssertionResult {
  assertion: Assertion;
  header: string;
}

export async function makeAssertion(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  { person: { personId, name, sessionId }, address, aud, request }: Saying,
): Promise<AssertionResult | undefined> {
  const sessionFacts = await sessionFactsOf({ db, keyring }, { sessionId });
  if (sessionFacts === undefined) return undefined;
  const { hasSecondFactor, provedAt, isOperator, installation, now } = sessionFacts;
  const assertion: Assertion = {
    personId,
    name,
    sessionId,
    address,
    provedAt: provedAt?.getTime() ?? null,
    hasSecondFactor,
    isOperator,
    aud,
    ...request,
    installation,
    at: now.getTime(),
  };
  return { assertion, header: sign(keyring, assertion) };
}

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
