import type { Application } from "../applications/application.ts";
import { listedScopes } from "../parameters.ts";
import { grantRefusals as refusals } from "../refusals.ts";

/** What a request for tokens can bring, beside who it comes from. */
export const names = [
  "grant_type",
  "code",
  "redirect_uri",
  "code_verifier",
  "refresh_token",
  "scope",
  "username",
  "password",
] as const;

export type Name = (typeof names)[number];

export type TokenValues = Partial<Record<Name, string>>;

/** A request for tokens of an application that has shown to be itself. */
export interface Asking {
  application: Application;
  values: TokenValues;
  /** The network address of the request. */
  address: string;
}

/** A parameter that a grant cannot do without. */
export function needed(values: TokenValues, name: Name): string {
  const value = values[name];
  if (value === undefined) throw refusals.missingParameter(name);
  return value;
}

/** Refuses a parameter with signs that no key has (RFC 6749, appendix A). */
export function checkKey(name: string, value: string): void {
  if (!/^[ -~]*$/.test(value)) throw refusals.unfitParameter(name);
}

/** A key that a grant cannot do without. */
export function neededKey(values: TokenValues, name: Name): string {
  const value = needed(values, name);
  checkKey(name, value);
  return value;
}

/** The scopes that were asked for; none when it is left to us. */
export function askedScopes({ scope }: TokenValues): string[] {
  const scopes = listedScopes(scope?.trim());
  if (!scopes.every((each) => /^[!#-[\]-~]+$/.test(each))) {
    throw refusals.unfitScope();
  }
  return scopes;
}
