// Whether a person may do an act at a merchant, decided from their role and what they proved.

import { type Role, type RoleAct, wayOf } from "./roles.ts";

/** For how long a second factor that was proved lets its person do what asks for one. */
export const provedForMs = 10 * 60 * 1000;

/** What a person is at a merchant, and has proved in this session. */
export interface Standing {
  role: Role;
  isLive: boolean;
  hasSecondFactor: boolean;
  /** When a second factor was proved, in ms since 1970; null for never. */
  provedAt: number | null;
}

export interface Wanted {
  act: RoleAct;
  /** Whether it changes nothing. */
  isReading: boolean;
  /** Whether a second factor has to be proved whatever the role. */
  stepUp?: boolean | undefined;
}

export type Judgement = "may" | "role_needed" | "second_factor_needed" | "step_up_required";

/** Who reads needs the role alone, unless it is said that they have to prove a second factor. */
export function judge(
  { role, isLive, hasSecondFactor, provedAt }: Standing,
  { act, isReading, stepUp = false }: Wanted,
  nowMs: number,
): Judgement {
  const way = wayOf(act, role);
  if (way === undefined) return "role_needed";
  // No real money is in a test merchant.
  const mustProve = isLive && (stepUp || (way === "proved" && !isReading));
  // Whoever can do most where money is real.
  const mustHave = isLive && (role === "owner" || role === "manager");
  if (mustHave && !hasSecondFactor && (mustProve || !isReading)) return "second_factor_needed";
  return mustProve && !isProved(provedAt, nowMs) ? "step_up_required" : "may";
}

/** Whether a second factor was proved just now. */
export function isProved(provedAt: number | null, nowMs: number): boolean {
  return provedAt !== null && nowMs - provedAt <= provedForMs;
}
