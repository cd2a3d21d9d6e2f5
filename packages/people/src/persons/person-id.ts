import { randomBytes } from "node:crypto";

/** An id for a new person: 24 hex digits, 8 of them the second, so that ids sort by creation. */
export function newPersonId(now: Date): string {
  const second = Math.floor(now.getTime() / 1000).toString(16);
  return second.padStart(8, "0") + randomBytes(8).toString("hex");
}
