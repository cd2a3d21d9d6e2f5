import type { OpenAppointment, OpenService } from "./shapes.ts";

export const daysAtOnce = 28;

export function offersStaffChoice({ parts }: Pick<OpenService, "parts">): boolean {
  return parts.some(({ choosable, resources }) => choosable && resources.length > 1);
}

interface SlotsQuery {
  from: string;
  timezone: string;
  chosen: string | undefined;
  token?: string | undefined;
}

export function slotsQuery({ from, timezone, chosen, token }: SlotsQuery): URLSearchParams {
  const query = new URLSearchParams({ from, to: dayAfter(from, daysAtOnce - 1), timezone });
  for (const id of idsOf(chosen)) query.append("resource_ids[]", String(id));
  if (token !== undefined) query.set("appointment", token);
  return query;
}

/** `with` names one resource per choosable part. */
export function idsOf(chosen: string | undefined): number[] {
  return (chosen ?? "")
    .split(",")
    .filter((text) => /^\d{1,15}$/.test(text))
    .map(Number);
}

export const withOf = ({ wished_ids: ids }: Pick<OpenAppointment, "wished_ids">) =>
  ids.length > 0 ? ids.join(",") : undefined;

export function dayIn(timeZone: string, at: Date): string {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  return new Intl.DateTimeFormat("en-CA", { timeZone, ...parts }).format(at);
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
