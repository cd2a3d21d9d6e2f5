import { randomBytes } from "node:crypto";

/** The first 8 digits are the time in seconds, so that ids sort by creation. */
export function newPersonId(now: Date): string {
  const second = Math.floor(now.getTime() / 1000).toString(16);
  return second.padStart(8, "0") + randomBytes(8).toString("hex");
}
