/*
 * An application asks people for access to what they may see and change. A confidential one can
 * keep a secret and must show it whenever it asks for a token, whatever else it shows; a public one
 * has none, and proves by PKCE that a code is meant for it (RFC 7636).
 */
import { timingSafeEqual } from "node:crypto";
import type { Scope } from "../../../ground/rights.ts";
import { hashToken } from "../../../parties/identity/identity.ts";

/** How long access tokens can be good, in the words of the form; the first unless chosen. */
export const accessLives = [
  [604_800, "Seven days"],
  [7200, "Two hours"],
] as const;
export type AccessSeconds = (typeof accessLives)[number][0];

export const usualAccessSeconds: AccessSeconds = 604_800;

export interface Application {
  id: number;
  ownerId: number;
  clientId: string;
  name: string;
  redirectUrls: string[];
  isConfidential: boolean;
  /** The SHA-256 of its secret; null for a public application. */
  secretHash: Buffer | null;
  /** Whether it may exchange a person's password for a token. */
  mayUsePasswords: boolean;
  /** The most it can be allowed. */
  scopes: Scope[];
  requestsPerWindow: number;
  /** How long its access tokens are good. */
  accessSeconds: AccessSeconds;
  createdAt: Date;
}

/** Whether what was sent shows an application to be itself. */
export function isAuthentic(
  { secretHash }: Pick<Application, "secretHash">,
  secret: string | undefined,
): boolean {
  if (secretHash === null) return secret === undefined || secret === "";
  return secret !== undefined && timingSafeEqual(hashToken(secret), secretHash);
}

/** What it may be given tokens for. */
export function grantTypesOf({ mayUsePasswords }: Application): string[] {
  return ["authorization_code", "refresh_token", ...(mayUsePasswords ? ["password"] : [])];
}

/**
 * The scopes of a request, by what was asked for: all that the application can be allowed when
 * nothing was, undefined when it is more or no scope at all.
 */
export function scopesFor(
  { scopes }: Pick<Application, "scopes">,
  asked: readonly string[] | undefined,
): Scope[] | undefined {
  if (asked === undefined || asked.length === 0) return [...scopes];
  const wanted: ReadonlySet<string> = new Set(asked);
  const allowed = scopes.filter((scope) => wanted.has(scope));
  return allowed.length === wanted.size ? allowed : undefined;
}
