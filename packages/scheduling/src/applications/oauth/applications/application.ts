/* A confidential OAuth client sends its secret with every token request. A public one has none and
   proves codes by PKCE (RFC 7636). */
import { timingSafeEqual } from "node:crypto";
import type { Scope } from "../../../core/rights.ts";
import type { CamelRow } from "../../../core/tables.ts";
import { hashToken } from "../../../parties/identity/identity.ts";

/** Seconds and label; the first is the default. */
export const accessLives = [
  [604_800, "Seven days"],
  [7200, "Two hours"],
] as const;
export type AccessSeconds = (typeof accessLives)[number][0];

export const usualAccessSeconds: AccessSeconds = 604_800;

export interface Application
  extends Omit<CamelRow<"applications">, "confidential" | "updatedAt" | "deletedAt"> {
  isConfidential: boolean;
  /** SHA-256; null for a public application. */
  secretHash: Buffer | null;
  scopes: Scope[];
  accessSeconds: AccessSeconds;
}

export function isAuthentic(
  { secretHash }: Pick<Application, "secretHash">,
  secret: string | undefined,
): boolean {
  if (secretHash === null) return secret === undefined || secret === "";
  return secret !== undefined && timingSafeEqual(hashToken(secret), secretHash);
}

export function grantTypesOf({ mayUsePasswords }: Application): string[] {
  return ["authorization_code", "refresh_token", ...(mayUsePasswords ? ["password"] : [])];
}

export function scopesFor(
  { scopes }: Pick<Application, "scopes">,
  requests: readonly string[] | undefined,
): Scope[] | undefined {
  if (requests === undefined || requests.length === 0) return [...scopes];
  const targets: ReadonlySet<string> = new Set(requests);
  const allowed = scopes.filter((scope) => targets.has(scope));
  return allowed.length === targets.size ? allowed : undefined;
}
