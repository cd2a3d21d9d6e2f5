/*
 * Who is calling: a person, through an application, a token of their own or the desk, and what they
 * may do in the account that the path names. A token is never stored, only its SHA-256.
 *
 * The first check that finds something decides: no valid token 401, too many requests 429, an
 * account that is not theirs 404, a suspended account or a missing scope or right 403.
 */

import { createHash, randomBytes } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Assertion } from "@frontdesk/people/assertions/assertion";
import type { FastifyRequest } from "fastify";
import { identityRefusals } from "../../api/refusals.ts";
import { forbidden } from "../../ground/refusals.ts";
import { includes, type Level, type Rights, type Scope } from "../../ground/rights.ts";

/** The beginnings of tokens say what they are, so that a lost one can be recognised. */
export const tokenPrefixes = {
  access: "fda_",
  refresh: "fdr_",
  personal: "fdp_",
  code: "fdc_",
  secret: "fds_",
} as const;

/** A new token of a kind: 256 random bits in base64url behind its prefix. */
export function createToken(kind: keyof typeof tokenPrefixes): string {
  return tokenPrefixes[kind] + randomBytes(32).toString("base64url");
}

/** What is stored of a token. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A person who calls, and through what. */
export interface Caller {
  userId: number;
  personId: string;
  /** Null for a personal token, and at the desk. */
  applicationId: number | null;
  /** What the person allowed the application; null for a personal token, and at the desk. */
  grantId: number | null;
  /** Null for a token that an application was given, and at the desk. */
  personalTokenId: number | null;
  scopes: readonly Scope[];
  /** Whether the token was given by a person who had just proved a second factor. */
  isProved: boolean;
  requestsPerWindow: number;
}

/** A person with the token that something is made through, if any, which it is to end with. */
export type Maker = Pick<Caller, "userId" | "grantId" | "personalTokenId">;

/** Tokens that end, by their ids. */
export interface Tokens {
  grantIds: readonly number[];
  personalTokenIds: readonly number[];
}

/** An account as its members see it from inside. */
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

/** Who does something: what operations and records are given. */
export interface Actor {
  account: Account;
  userId: number;
  applicationId: number | null;
  requestId: string;
}

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller;
    /** What the desk says of the caller, where it forwards the request. */
    said?: Assertion | undefined;
    /** Set on routes below an account. */
    account: Account;
  }
  interface FastifyContextConfig {
    /** Whether the desk may call it for whoever is signed in there. */
    persons?: true;
    /** Whether only the desk may: what a token is given, it does not give itself. */
    onlyPersons?: true;
    /** What the token must allow: all of it, where it is several. */
    scope?: Scope | readonly Scope[];
    /** The right that the person must have in the account, at least. */
    right?: readonly [keyof Rights, Level];
    /** Only for administrators and the owner. */
    forAdministrators?: boolean;
    /** Whether a second factor must have been proved: at the desk just now, or with the token. */
    stepUp?: true;
    /** Whether the id in the path is that of the account, as a number or a URL id. */
    isOfAccount?: boolean;
    /** Whether an account has something with an id; asked before the request is validated. */
    exists?: (db: Database, accountId: number, id: number) => Promise<boolean>;
  }
}

/** The actor of a request below an account. */
export function actorOf({ account, caller, id }: FastifyRequest): Actor {
  const { userId, applicationId } = caller;
  return { account, userId, applicationId, requestId: id };
}

const bearer = /^bearer +([\w.~+/-]+=*) *$/i;

/** The token of a request (RFC 6750); undefined when there is none. */
export function tokenOf(request: FastifyRequest, isInQuery: boolean): string | undefined {
  const header = bearer.exec(request.headers.authorization ?? "")?.[1];
  if (header !== undefined || !isInQuery) return header;
  const { access_token: token } = request.query as { access_token?: unknown };
  return typeof token === "string" ? token : undefined;
}

/** Refuses with 403 a token that was not given all of some scopes (RFC 6750, section 3.1). */
export function checkScopes({ scopes }: Pick<Caller, "scopes">, needed: readonly Scope[]): void {
  const lacking = needed.filter((scope) => !scopes.includes(scope)).join(" ");
  if (lacking !== "") throw identityRefusals.lacksScope(lacking);
}

/** For how long the proof of a second factor is good for what needs one. */
const provedForMs = 10 * 60 * 1000;

/**
 * Whether a second factor was proved: at the desk in the last ten minutes, or before the token was
 * given that calls.
 */
export function isProved({ said, caller }: Pick<FastifyRequest, "said" | "caller">): boolean {
  if (said === undefined) return caller.isProved;
  const { at, provedAt } = said;
  return provedAt !== null && at - provedAt <= provedForMs;
}

/** Refuses with 403 a caller for whom no second factor was proved. */
export function checkProved(request: Pick<FastifyRequest, "said" | "caller">): void {
  if (!isProved(request)) throw unproved(request);
}

/** Why that is refused, in words for who calls. */
export function unproved({ said }: Pick<FastifyRequest, "said">): Error {
  return said === undefined ? identityRefusals.unprovedToken() : identityRefusals.unproved();
}

/** Refuses with 403 who may change only what they made of a noun, when it is none of that. */
export function checkCreator(noun: "clients" | "projects") {
  return (
    { account, userId }: Actor,
    { creator_id: creatorId }: { creator_id: number | null },
  ): void => {
    if (includes(account.rights[noun], "manage_all")) return;
    if (creatorId !== userId) throw forbidden();
  };
}
