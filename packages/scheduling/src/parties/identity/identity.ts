/* Only the SHA-256 of a token is stored. Order of checks: 401 invalid token, 429 too many
   requests, 404 foreign account, 403 suspended account, missing scope or right. */

import { createHash, randomBytes } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Assertion } from "@frontdesk/people/assertions/assertion";
import type { FastifyRequest } from "fastify";
import { identityRefusals } from "../../api/refusals.ts";
import { forbidden } from "../../core/refusals.ts";
import { includes, type Level, type Rights, type Scope } from "../../core/rights.ts";

/** Prefixes identify a leaked token. */
export const tokenPrefixes = {
  access: "fda_",
  refresh: "fdr_",
  personal: "fdp_",
  code: "fdc_",
  secret: "fds_",
} as const;

/** 256 random bits. */
export function createToken(kind: keyof typeof tokenPrefixes): string {
  return tokenPrefixes[kind] + randomBytes(32).toString("base64url");
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export interface Caller {
  userId: number;
  personId: string;
  applicationId: number | null;
  grantId: number | null;
  personalTokenId: number | null;
  scopes: readonly Scope[];
  /** Granted with a fresh second factor. */
  isProved: boolean;
  requestsPerWindow: number;
}

export type Maker = Pick<Caller, "userId" | "grantId" | "personalTokenId">;

export interface Tokens {
  grantIds: readonly number[];
  personalTokenIds: readonly number[];
}

export interface Account {
  id: number;
  subdomain: string;
  name: string;
  timezone: string;
  isTimedOnly: boolean;
  isSuspended: boolean;
  isOwner: boolean;
  isAdministrator: boolean;
  rights: Rights;
}

export interface Actor {
  account: Account;
  userId: number;
  applicationId: number | null;
  requestId: string;
}

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller;
    said?: Assertion | undefined;
    account: Account;
  }
  interface FastifyContextConfig {
    persons?: true;
    /** Only the desk: a token cannot create its own successor. */
    onlyPersons?: true;
    scope?: Scope | readonly Scope[];
    right?: readonly [keyof Rights, Level];
    forAdministrators?: boolean;
    /** Second factor: fresh at the desk, or with the token. */
    stepUp?: true;
    isOfAccount?: boolean;
    exists?: (db: Database, accountId: number, id: number) => Promise<boolean>;
  }
}

export function actorOf({ account, caller, id }: FastifyRequest): Actor {
  const { userId, applicationId } = caller;
  return { account, userId, applicationId, requestId: id };
}

const bearer = /^bearer +([\w.~+/-]+=*) *$/i;

/** RFC 6750; undefined without one. */
export function tokenOf(request: FastifyRequest, isInQuery: boolean): string | undefined {
  const header = bearer.exec(request.headers.authorization ?? "")?.[1];
  if (header !== undefined || !isInQuery) return header;
  const { access_token: token } = request.query as { access_token?: unknown };
  return typeof token === "string" ? token : undefined;
}

/** RFC 6750, section 3.1. */
export function checkScopes({ scopes }: Pick<Caller, "scopes">, needed: readonly Scope[]): void {
  const lacking = needed.filter((scope) => !scopes.includes(scope)).join(" ");
  if (lacking !== "") throw identityRefusals.lacksScope(lacking);
}

const provedForMs = 10 * 60 * 1000;

/** Within ten minutes at the desk, or a token granted with a second factor. */
export function isProved({ said, caller }: Pick<FastifyRequest, "said" | "caller">): boolean {
  if (said === undefined) return caller.isProved;
  const { at, provedAt } = said;
  return provedAt !== null && at - provedAt <= provedForMs;
}

export function checkProved(request: Pick<FastifyRequest, "said" | "caller">): void {
  if (!isProved(request)) throw unproved(request);
}

export function unproved({ said }: Pick<FastifyRequest, "said">): Error {
  return said === undefined ? identityRefusals.unprovedToken() : identityRefusals.unproved();
}

export function checkCreator(noun: "clients" | "projects") {
  return (
    { account, userId }: Actor,
    { creator_id: creatorId }: { creator_id: number | null },
  ): void => {
    if (includes(account.rights[noun], "manage_all")) return;
    if (creatorId !== userId) throw forbidden();
  };
}
