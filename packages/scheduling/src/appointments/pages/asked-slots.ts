// Which times are asked for, here for the first view of a page and in the browser for the others.
import type { OpenAppointment, OpenService } from "./shapes.ts";

/** How many days are asked for at once: four weeks. */
export const daysAtOnce = 28;

/** Whether there is somebody, or something, to choose from. */
export function asksForWhom({ parts }: Pick<OpenService, "parts">): boolean {
  return parts.some(({ choosable, resources }) => choosable && resources.length > 1);
}

interface AskedSlots {
  /** The first day. */
  from: string;
  timezone: string;
  chosen: string | undefined;
  /** One's own appointment, which is not in the way. */
  token?: string | undefined;
}

/** The query for four weeks of times. */
export function slotsQuery({ from, timezone, chosen, token }: AskedSlots): URLSearchParams {
  const query = new URLSearchParams({ from, to: dayAfter(from, daysAtOnce - 1), timezone });
  for (const id of idsOf(chosen)) query.append("resource_ids[]", String(id));
  if (token !== undefined) query.set("appointment", token);
  return query;
}

/** The resources that `with` names, of each choosable part one; none for anybody. */
export function idsOf(chosen: string | undefined): number[] {
  return (chosen ?? "")
    .split(",")
    .filter((text) => /^\d{1,15}$/.test(text))
    .map(Number);
}

/** Whom an appointment was asked for, as `with` names them. */
export const withOf = ({ wished_ids: ids }: Pick<OpenAppointment, "wished_ids">) =>
  ids.length > 0 ? ids.join(",") : undefined;

/** The day that an instant is on somewhere. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  return new Intl.DateTimeFormat("en-CA", { timeZone, ...parts }).format(at);
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
