import { batched } from "@frontdesk/database/batcher";
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
import { includes } from "../../core/rights.ts";
import {
  type Account,
  type Caller,
  checkProved,
  checkScopes,
  hashToken,
  tokenOf,
  tokenPrefixes,
} from "./identity.ts";
import { forgetNamed, namedBy, namedByUrlId } from "./named.ts";
import {
  type CalledAccount,
  type CallerRow,
  findCallerOfPerson,
  findCallers,
  type MemberQuery,
} from "./store.ts";

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
  { right, forAdministrators }: FastifyContextConfig,
): void {
  if (account.isSuspended && !reads.has(method)) throw refusals.suspended();
  if (forAdministrators === true && !account.isAdministrator) throw refusals.lacksRight();
  if (right === undefined) return;
  const [noun, level] = right;
  if (!includes(account.rights[noun], level)) throw refusals.lacksRight();
}
