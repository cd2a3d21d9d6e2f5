/* Persons' permissions by role, checked before the operation. */
import type { Database } from "@frontdesk/database/database";
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../../core/context.ts";
import { type Id, isId } from "../../../core/ids.ts";
import { forbidden, notFound } from "../../../core/refusals.ts";
import type { CallingPerson } from "../../identity/identity.ts";
import { roleRefusals } from "../refusals.ts";
import { pathOf, type Role, type RoleAct, type Route, rolesFor } from "./roles.ts";
import { findMerchantOf, findRole, type OwnedTable } from "./store.ts";

const provedForMs = 10 * 60 * 1000;

interface RoleStatus {
  role: Role;
  isLive: boolean;
  hasSecondFactor: boolean;
  /** Time in ms since 1970; null for never. */
  provedAt: number | null;
}

interface RoleQuery {
  act: RoleAct;
  isReading: boolean;
  /** Every role needs a recent second factor. */
  stepUp?: boolean | undefined;
}

type Judgement = "may" | "role_needed" | "second_factor_needed" | "step_up_required";

/** Reads need the role alone, unless `stepUp` is set. */
function judge(
  { role, isLive, hasSecondFactor, provedAt }: RoleStatus,
  { act, isReading, stepUp = false }: RoleQuery,
  nowMs: number,
): Judgement {
  const route = pathOf(act, role);
  if (route === undefined) return "role_needed";
  // No real money.
  const mustProve = isLive && (stepUp || (route === "proved" && !isReading));
  const mustHave = isLive && (role === "owner" || role === "manager");
  if (mustHave && !hasSecondFactor && (mustProve || !isReading)) return "second_factor_needed";
  return mustProve && !isProved(provedAt, nowMs) ? "step_up_required" : "may";
}

export function isProved(provedAt: number | null, nowMs: number): boolean {
  return provedAt !== null && nowMs - provedAt <= provedForMs;
}

export type MerchantOf = (db: Database, request: FastifyRequest) => Promise<Id | undefined>;

export interface Admission {
  act: RoleAct;
  of?: MerchantOf;
  /** Every role needs a recent second factor. */
  stepUp?: boolean;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Without it persons may not call. */
    personsMay?: RoleAct | "anyone" | Admission;
    apps?: false;
  }
}

export function admitPersons(scope: Server, context: Pick<Context, "db" | "now">): void {
  scope.addHook("preHandler", async (request) => {
    const { identity, routeOptions } = request;
    const { personsMay, apps } = routeOptions.config;
    if (identity.kind === "app") {
      if (apps === false) throw roleRefusals.personsOnly();
      return;
    }
    if (personsMay === "anyone") return;
    const admission = typeof personsMay === "object" ? personsMay : { act: personsMay! };
    const { stepUp, of = merchantInPath }: Admission = admission;
    const act = isExport(request) ? "export" : admission.act;
    const merchantId = await of(context.db, request);
    if (merchantId === undefined) throw notFound();
    const isReading = request.method === "GET";
    await requireAct(context, identity, { merchantId, act, stepUp, isReading });
  });
}

function isExport({ method, query }: FastifyRequest): boolean {
  return method === "GET" && (query as { format?: unknown }).format === "csv";
}

export interface RoleQueryAt extends RoleQuery {
  merchantId: Id;
}

export async function requireAct(
  { db, now }: Pick<Context, "db" | "now">,
  { personId, hasSecondFactor, provedAt }: CallingPerson,
  { merchantId, ...query }: RoleQueryAt,
): Promise<RoleStatus & { route: Route }> {
  const row = await findRole(db, { merchantId, personId });
  if (row === undefined) throw notFound();
  if (row.role === null) throw forbidden();
  const status = { role: row.role, isLive: !row.test, hasSecondFactor, provedAt };
  const verdict = judge(status, query, now().getTime());
  if (verdict === "role_needed") throw roleRefusals.roleNeeded(rolesFor(query.act));
  if (verdict === "second_factor_needed") throw roleRefusals.secondFactorNeeded();
  if (verdict === "step_up_required") throw roleRefusals.stepUpRequired();
  return { ...status, route: pathOf(query.act, row.role)! };
}

export function ofOne(table: OwnedTable): MerchantOf {
  return async (db, { params }) => {
    const named = Object.values(params as Record<string, Id>)[0] ?? "";
    return isId(named) ? await findMerchantOf(db, table, named) : undefined;
  };
}

export const ofFilter: MerchantOf = async (_db, { query }) =>
  (query as { filter: { merchantId: Id } }).filter.merchantId;

export const merchantInPath: MerchantOf = async (_db, { params }) => {
  const { merchantId, id } = params as { merchantId?: Id; id?: Id };
  const named = merchantId ?? id ?? "";
  return isId(named) ? named : undefined;
};
