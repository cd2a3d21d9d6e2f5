/* Only the SHA-256 of a token is stored. Order of checks: 401 invalid token, 429 too many
   requests, 404 foreign account, 403 suspended account, missing scope or right. */
import { createHash, randomBytes } from "node:crypto";
import { batched } from "@frontdesk/database/batcher";
import type { Database } from "@frontdesk/database/database";
import type { Assertion } from "@frontdesk/people/assertions/assertion";
import { readAssertion } from "@frontdesk/people/assertions/read";
import { findPerson } from "@frontdesk/people/persons/store";
import { tooMany } from "@frontdesk/server/limits";
import { Refusal } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import { checkAfterLateBody } from "@frontdesk/server/slow-bodies";
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from "fastify";
import { identityRefusals as refusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import type { Only } from "../../core/own.store.ts";
import { forbidden } from "../../core/refusals.ts";
import { includes, type Level, type Rights, type Scope } from "../../core/rights.ts";
import {
  type Account,
  type CalledAccount,
  type Caller,
  type CallerRow,
  findAccountId,
  findCallerOfPerson,
  findCallers,
  type MemberQuery,
} from "./store.ts";

/* A URL id never changes its account, so each process caches the number. The number reaches the
   right shard. */

const most = 100_000;

export async function namedBy(context: Context, name: string): Promise<CalledAccount> {
  // A URL id begins with a letter.
  return /^\d{1,15}$/.test(name) ? { id: Number(name) } : await namedByUrlId(context, name);
}

async function namedByUrlId(context: Context, subdomain: string): Promise<CalledAccount> {
  const { accountIds } = context;
  const id = accountIds.get(subdomain) ?? (await findAccountId(context.db, subdomain));
  if (id !== undefined && accountIds.size < most) accountIds.set(subdomain, id);
  return { id, subdomain };
}

function forgetNamed({ accountIds }: Context, { subdomain }: CalledAccount): void {
  if (subdomain !== undefined) accountIds.delete(subdomain);
}

/** Prefixes identify a leaked token. */
const tokenPrefixes = {
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

export interface Tokens {
  grantIds: readonly number[];
  personalTokenIds: readonly number[];
}

export interface Actor {
  account: Account;
  userId: number;
  applicationId: number | null;
  requestId: string;
  /** Absent for actors without a request. */
  scopes?: readonly Scope[];
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
    /**
     * For members with `own_only`. `open`: nothing about clients and appointments. `filtered`: the
     * operation filters. A function: true if the object of the path is own. Absent: not for them.
     */
    own?: "open" | "filtered" | ((db: Database, only: Only, id: number) => Promise<boolean>);
  }
}

export function actorOf({ account, caller, id }: FastifyRequest): Actor {
  const { userId, applicationId, scopes } = caller;
  return { account, userId, applicationId, requestId: id, scopes };
}

const bearer = /^bearer +([\w.~+/-]+=*) *$/i;

/** RFC 6750; undefined without one. */
function tokenOf(request: FastifyRequest, isInQuery: boolean): string | undefined {
  const header = bearer.exec(request.headers.authorization ?? "")?.[1];
  if (header !== undefined || !isInQuery) return header;
  const { access_token: token } = request.query as { access_token?: unknown };
  return typeof token === "string" ? token : undefined;
}

/** RFC 6750, section 3.1. */
export function checkScopes({ scopes }: Pick<Caller, "scopes">, needed: readonly Scope[]): void {
  const lacking = needed.filter((scope) => !scopes.includes(scope)).join(" ");
  if (lacking !== "") throw refusals.lacksScope(lacking);
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
  return said === undefined ? refusals.unprovedToken() : refusals.unproved();
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

export interface Reception {
  introduce(personId: string): Promise<unknown>;
  onActivity(row: CallerRow): Promise<void>;
}

/** Requires a token on every route. */
export function authenticate(server: Server, context: Context, reception: Reception): void {
  server.decorateRequest("caller");
  server.decorateRequest("said");
  server.decorateRequest("account");
  server.addHook("onRequest", async (request, reply) => {
    // Browsers send no token in a preflight (Fetch standard, "CORS protocol").
    if (request.method === "OPTIONS") return;
    request.said = await assertionOf(context, request);
    const identifiedCaller = await identify(context, request, reception);
    // The desk counts its own callers.
    if (request.said === undefined) await takeOne(context, identifiedCaller.caller, reply);
    admit(request, identifiedCaller);
    await reception.onActivity(identifiedCaller);
  });
  checkAfterLateBody(server, (request) => admitAgain(context, request));
  // 404 before validation.
  server.addHook("preValidation", async ({ account, params, routeOptions }) => {
    const { exists } = routeOptions.config;
    const { id = "" } = params as { id?: string };
    if (exists === undefined) return;
    const isThere =
      /^[1-9]\d{0,14}$/.test(id) && (await exists(context.db, account.id, Number(id)));
    if (!isThere) throw refusals.notFound();
  });
  server.addHook("preValidation", async (request) => {
    if (!(await isInSight(context, request))) throw refusals.notFound();
  });
}

/** False for another's object if the caller sees only their own. */
async function isInSight({ db }: Context, request: FastifyRequest): Promise<boolean> {
  const { own } = request.routeOptions.config;
  if (typeof own !== "function" || !request.account.isOwnOnly) return true;
  const { id = "" } = request.params as { id?: string };
  return await own(db, onlyOf(actorOf(request))!, Number(id));
}

/** Undefined for members who see everything that their rights permit. */
export function onlyOf({ account, userId }: Pick<Actor, "account" | "userId">): Only | undefined {
  return account.isOwnOnly ? { accountId: account.id, userId } : undefined;
}

async function accountNamedBy(
  context: Context,
  { params, routeOptions }: FastifyRequest,
): Promise<CalledAccount | undefined> {
  const { account, id = "" } = params as { account?: string; id?: string };
  if (routeOptions.config.isOfAccount === true) return await namedBy(context, id);
  return account === undefined ? undefined : await namedByUrlId(context, account);
}

export async function isStillLetIn(context: Context, request: FastifyRequest): Promise<boolean> {
  try {
    await admitAgain(context, request);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function admitAgain(context: Context, request: FastifyRequest): Promise<void> {
  admit(request, await identify(context, request));
}

const findBatched = batched({
  ask: findCallers,
  // JSON, so that an account named `undefined` differs from no account.
  orderOf: ({ isPersonal, named }: MemberQuery) =>
    JSON.stringify([isPersonal, named?.id, named?.subdomain]),
});

interface IdentifiedCaller extends CallerRow {
  isInAccount: boolean;
}

/** 401 if invalid or on a route without `persons`. */
async function assertionOf(
  context: Context,
  request: FastifyRequest,
): Promise<Assertion | undefined> {
  const assertion = await readAssertion(context, request, "scheduling");
  if (assertion === undefined) return undefined;
  if (assertion === "unfit" || request.routeOptions.config.persons !== true)
    throw refusals.noToken();
  return assertion;
}

async function identify(
  context: Context,
  request: FastifyRequest,
  reception?: Reception,
): Promise<IdentifiedCaller> {
  if (request.said !== undefined) return await identifyPerson(context, request, reception);
  const token = tokenOf(request, context.settings.tokensInQuery);
  if (token === undefined) throw refusals.noToken();
  const named = await accountNamedBy(context, request);
  const batched = await findBatched(context.db, {
    hash: hashToken(token),
    isPersonal: token.startsWith(tokenPrefixes.personal),
    named,
    now: context.now(),
  });
  if (batched === undefined) throw refusals.unknownToken();
  return placed(context, request, { caller: batched, named });
}

async function identifyPerson(
  context: Context,
  request: FastifyRequest,
  reception?: Reception,
): Promise<IdentifiedCaller> {
  const { personId } = request.said!;
  const named = await accountNamedBy(context, request);
  const query = { personId, named };
  let caller = await findCallerOfPerson(context.db, query);
  if (caller === undefined && (await findPerson(context.db, personId)) !== undefined) {
    await reception?.introduce(personId);
    caller = await findCallerOfPerson(context.db, query);
  }
  if (caller === undefined) throw refusals.unknownToken();
  return placed(context, request, { caller, named });
}

function placed(
  context: Context,
  request: FastifyRequest,
  { caller, named }: { caller: CallerRow; named: CalledAccount | undefined },
): IdentifiedCaller {
  request.caller = caller.caller;
  request.callerId = loggedAs(caller.caller);
  if (named !== undefined && caller.account === undefined) forgetNamed(context, named);
  return { ...caller, isInAccount: named !== undefined };
}

function loggedAs({ personId, applicationId }: Caller): string {
  const person = `person:${personId}`;
  return applicationId === null ? person : `application:${applicationId} ${person}`;
}

function admit(request: FastifyRequest, { account, isInAccount }: IdentifiedCaller): void {
  if (isInAccount && account === undefined) throw refusals.notFound();
  if (account !== undefined) request.account = account;
  authorize(request);
}

async function takeOne(context: Context, caller: Caller, reply: FastifyReply): Promise<void> {
  const { applicationId, personalTokenId, requestsPerWindow } = caller;
  const key = applicationId === null ? `token ${personalTokenId}` : String(applicationId);
  const { used, msBeforeNext } = await context.limits.count("requestsByApplication", key);
  reply.header("x-ratelimit-limit", requestsPerWindow);
  reply.header("x-ratelimit-remaining", Math.max(0, requestsPerWindow - used));
  if (used <= requestsPerWindow) return;
  throw refusals.tooOften(tooMany(msBeforeNext).headers["Retry-After"]);
}

const reads = new Set(["GET", "HEAD"]);

function authorize(request: FastifyRequest): void {
  const { caller, account, method } = request;
  const { scope, stepUp, onlyPersons } = request.routeOptions.config;
  if (onlyPersons === true && request.said === undefined) throw refusals.onlyPersons();
  if (scope !== undefined) checkScopes(caller, [scope].flat());
  if (account !== undefined) authorizeIn(account, method, request.routeOptions.config);
  if (stepUp === true) checkProved(request);
}

function authorizeIn(
  account: Account,
  method: string,
  { right, forAdministrators, own }: FastifyContextConfig,
): void {
  if (account.isSuspended && !reads.has(method)) throw refusals.suspended();
  if (forAdministrators === true && !account.isAdministrator) throw refusals.lacksRight();
  if (account.isOwnOnly && own === undefined) throw refusals.lacksRight();
  if (right === undefined) return;
  const [noun, level] = right;
  if (!includes(account.rights[noun], level)) throw refusals.lacksRight();
}
