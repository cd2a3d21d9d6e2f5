import type { Application } from "../applications/application.ts";
import { listedScopes } from "../parameters.ts";
import { grantRefusals as refusals } from "../refusals.ts";

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

export interface Asking {
  application: Application;
  values: TokenValues;
  address: string;
}

export function needed(values: TokenValues, name: Name): string {
  const value = values[name];
  if (value === undefined) throw refusals.missingParameter(name);
  return value;
}

/** Refuses characters outside RFC 6749, appendix A. */
export function checkKey(name: string, value: string): void {
  if (!/^[ -~]*$/.test(value)) throw refusals.unfitParameter(name);
}

export function neededKey(values: TokenValues, name: Name): string {
  const value = needed(values, name);
  checkKey(name, value);
  return value;
}

export function requestedScopes({ scope }: TokenValues): string[] {
  const scopes = listedScopes(scope?.trim());
  if (!scopes.every((each) => /^[!#-[\]-~]+$/.test(each))) {
    throw refusals.unfitScope();
  }
  return scopes;
}
