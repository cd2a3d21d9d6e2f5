import type { Dispute, User, Webhook } from "@frontdesk/payments-client/types";
import type { User as Member } from "@frontdesk/scheduling-client/types/accounts";
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import type { Webhook as Hook } from "@frontdesk/scheduling-client/types/webhooks";
import { isPlanningSeason, planningYear } from "../../components/planning-year.ts";

export type Need =
  | { kind: "approval" | "secondFactor" }
  | { kind: "disputes"; count: number; due: string }
  | { kind: "requests" | "displaced" | "unsettled"; count: number }
  | { kind: "waiting" | "webhooks" | "invitations"; count: number }
  | { kind: "holidays"; year: number };

export interface NeedsInput {
  first: readonly ("approval" | "second_factor")[];
  disputes: readonly Pick<Dispute, "due">[];
  waiting: number;
  /** The year without closures yet. */
  holidays: number | undefined;
  requests: number;
  attention: readonly Appointment["attention"][];
  webhooks: readonly Pick<Webhook, "state" | "lastSuccess" | "lastFailure">[];
  hooks: readonly Pick<Hook, "status" | "paused" | "paused_reason">[];
  users: readonly Pick<User, "email" | "name">[];
  members: readonly Pick<Member, "email" | "activation_state">[];
}

/** Home lists each; more are a line with their number. */
export const mostRequests = 3;

export function needsOf({
  first,
  disputes,
  waiting,
  holidays,
  requests,
  attention,
  webhooks,
  hooks,
  users,
  members,
}: NeedsInput): Need[] {
  const [due] = disputes.map((dispute) => dispute.due).sort();
  const failing = webhooks.filter(isFailing).length + hooks.filter(isUntaken).length;
  const invited = new Set([
    ...users.filter(({ name }) => name === undefined).map(({ email }) => email),
    ...members.filter((one) => one.activation_state !== "active").map(({ email }) => email),
  ]).size;
  const displaced = attention.filter((why) => why === "displaced").length;
  const unsettled = attention.filter((why) => why === "payment").length;
  const needs: (Need | false)[] = [
    first.includes("second_factor") && { kind: "secondFactor" },
    requests > mostRequests && { kind: "requests", count: requests },
    displaced > 0 && { kind: "displaced", count: displaced },
    unsettled > 0 && { kind: "unsettled", count: unsettled },
    due !== undefined && { kind: "disputes", count: disputes.length, due },
    waiting > 0 && { kind: "waiting", count: waiting },
    holidays !== undefined && { kind: "holidays", year: holidays },
    failing > 0 && { kind: "webhooks", count: failing },
    invited > 0 && { kind: "invitations", count: invited },
    first.includes("approval") && { kind: "approval" },
  ];
  return needs.filter((need) => need !== false);
}

/** Next year in the planning season, if there are closures this year and no later ones. */
export function unplannedYear(
  today: string,
  closures: readonly { from: string }[],
): number | undefined {
  if (!isPlanningSeason(today)) return undefined;
  const next = planningYear(today);
  const isOf = (year: number) => closures.some(({ from }) => from.startsWith(`${year}-`));
  return isOf(next - 1) && !isOf(next) ? next : undefined;
}

/** The address fails, or its owner left. */
function isUntaken({
  status,
  paused,
  paused_reason: reason,
}: NeedsInput["hooks"][number]): boolean {
  return reason !== null || (!paused && (status === "retrying" || status === "failed"));
}

/** Three days without success disable a webhook. */
function isFailing({ state, lastSuccess, lastFailure }: NeedsInput["webhooks"][number]): boolean {
  if (state === "disabled") return true;
  return state === "active" && lastFailure !== null && (lastSuccess ?? "") < lastFailure;
}
