import { createPersonalToken } from "../../scheduling/src/applications/tokens/create.ts";
import { scopes } from "../../scheduling/src/core/rights.ts";
import { openAccount } from "../../scheduling/src/lifecycle/onboarding/open.ts";
import {
  allowed,
  callback,
  makeApplication,
  makePerson,
  type Person,
} from "../../scheduling/test/oauth.ts";
import type { Listening } from "./listening.ts";

export { callback };

export interface Guest extends Person {
  /** Personal. */
  token: string;
  subdomain: string;
}

export async function makeGuest({ scheduling }: Listening): Promise<Guest> {
  const { context } = scheduling;
  const person = await makePerson(scheduling);
  const { userId } = person;
  const { subdomain } = await openAccount(context, { userId, name: "Studio", timezone: "UTC" });
  const { token } = await createPersonalToken(context, { userId, name: "test", scopes });
  return { ...person, token, subdomain };
}

export async function makeClientId({ scheduling }: Listening) {
  const { clientId, secret } = await makeApplication(scheduling);
  return { clientId, clientSecret: secret };
}

export async function consent({ visitor }: Pick<Person, "visitor">, address: string) {
  const { pathname, search } = new URL(address);
  return `${callback}?${new URLSearchParams(await allowed(visitor, pathname + search))}`;
}
