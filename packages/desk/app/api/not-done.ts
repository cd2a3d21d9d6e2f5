/* A change without a session leads to sign-in. The page after the sign-in reports it. */
import { DeskError } from "./desk.ts";
import { turnedDown } from "./refusals.ts";

const name = "frontdesk not done";
let isNoted = false;

export function noteNotDone(): void {
  isNoted = true;
  try {
    sessionStorage.setItem(name, "yes");
  } catch {}
}

/** The page is about to leave for sign-in. */
export const isNotDone = (): boolean => isNoted;

export function reportNotDone(): void {
  if (sessionStorage.getItem(name) === null) return;
  sessionStorage.removeItem(name);
  const error = new DeskError("401", { status: 401, code: "session_ended" });
  turnedDown({ name: "session", anchor: "block", error });
}
