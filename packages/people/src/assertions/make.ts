import type { PeopleContext } from "../context.ts";
import type { SignedIn } from "../sessions/session.ts";
import type { Assertion, Audience, ForwardedRequest } from "./assertion.ts";
import { sessionFactsOf } from "./session-facts.ts";
import { sign } from "./sign.ts";

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
