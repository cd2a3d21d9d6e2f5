// Until when a dispute can be answered, and which comes first.
import type { Dispute } from "@frontdesk/payments-client/types";

const dayMs = 24 * 60 * 60 * 1000;

export type Urgency = "over" | "soon" | "later";

/** Soon is within three days. */
export function urgencyOf({ due }: Pick<Dispute, "due">, now: Date): Urgency {
  const leftMs = Date.parse(due) - now.getTime();
  if (leftMs <= 0) return "over";
  return leftMs <= 3 * dayMs ? "soon" : "later";
}

/** Those that wait for an answer, by when it is due, and the others, newest first. */
export function sorted(disputes: readonly Dispute[]): { waiting: Dispute[]; others: Dispute[] } {
  const waiting = disputes.filter(({ state }) => state === "open");
  return {
    waiting: waiting.toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due)),
    others: disputes.filter(({ state }) => state !== "open"),
  };
}

/** What can be evidence, as the service takes it. */
export const fileTypes = ["application/pdf", "image/png", "image/jpeg"] as const;
export const mostFiles = 5;
export const mostBytes = 4 * 1024 * 1024;

export type FileFault = "type" | "size" | "many";

/** Why a file cannot be put to an answer that has so many others. */
export function faultOf(
  { type, size }: Pick<File, "type" | "size">,
  count: number,
): FileFault | undefined {
  if (!(fileTypes as readonly string[]).includes(type)) return "type";
  if (size > mostBytes) return "size";
  return count >= mostFiles ? "many" : undefined;
}
