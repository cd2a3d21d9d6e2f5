import type { Dispute } from "@frontdesk/payments-client/types";

const dayMs = 24 * 60 * 60 * 1000;

export type Urgency = "over" | "soon" | "later";

export function urgencyOf({ due }: Pick<Dispute, "due">, now: Date): Urgency {
  const leftMs = Date.parse(due) - now.getTime();
  if (leftMs <= 0) return "over";
  return leftMs <= 3 * dayMs ? "soon" : "later";
}

export function sorted(disputes: readonly Dispute[]): { waiting: Dispute[]; others: Dispute[] } {
  const waiting = disputes.filter(({ state }) => state === "open");
  return {
    waiting: waiting.toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due)),
    others: disputes.filter(({ state }) => state !== "open"),
  };
}

/** The service's limits. */
export const fileTypes = ["application/pdf", "image/png", "image/jpeg"] as const;
export const mostFiles = 5;
export const mostBytes = 4 * 1024 * 1024;

export type FileFault = "type" | "size" | "many" | "empty" | "unread";

export function faultOf(
  { type, size }: Pick<File, "type" | "size">,
  count: number,
): FileFault | undefined {
  if (!(fileTypes as readonly string[]).includes(type)) return "type";
  if (size === 0) return "empty";
  if (size > mostBytes) return "size";
  return count >= mostFiles ? "many" : undefined;
}

/** Characters. */
const longestName = 100;

/** Fit for an address. */
export function nameOfFile(name: string): string {
  const plain = name.toWellFormed().replace(/[/\\\p{Cc}]/gu, "-");
  const end = [...plain].slice(-longestName).join("");
  return /^\.*$/.test(end) ? `file${end}` : end;
}
