// The judgement follows from role and second factor.

import { pathOf, type Role, type RoleAct } from "./roles.ts";

export const provedForMs = 10 * 60 * 1000;

export interface RoleStatus {
  role: Role;
  isLive: boolean;
  hasSecondFactor: boolean;
  /** Time in ms since 1970; null for never. */
  provedAt: number | null;
}

export interface RoleQuery {
  act: RoleAct;
  isReading: boolean;
  /** Every role needs a recent second factor. */
  stepUp?: boolean | undefined;
}

export type Judgement = "may" | "role_needed" | "second_factor_needed" | "step_up_required";

/** Reads need the role alone, unless `stepUp` is set. */
export function judge(
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
