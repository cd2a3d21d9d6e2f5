import type { GiveUp } from "@frontdesk/platform/sealing/open";
import type { ContextParts } from "../../context.ts";
import { insertAction } from "../actions/store.ts";

type Parts = Pick<ContextParts, "log" | "now">;

/** Says loudly, and writes down, that a master key is given up with all that it sealed. */
export function giveUpWith({ log, now = () => new Date() }: Parts): GiveUp {
  return async (db, details) => {
    log.error(details, `THE MASTER KEY IS GIVEN UP: ${details.ends}`);
    const done = { action: "keys.give-up", subject: "master key", details };
    await insertAction(db, { at: now(), actor: "start --without-sealed", ...done });
  };
}
