import type { GiveUp } from "@frontdesk/platform/sealing/open";
import type { Logger } from "pino";
import { insertAction } from "../actions.store.ts";

interface Parts {
  log: Logger;
  now?: (() => Date) | undefined;
}

/** Says loudly, and writes down, that a master key is given up with all that it sealed. */
export function giveUpWith({ log, now = () => new Date() }: Parts): GiveUp {
  return async (db, details) => {
    log.error(details, `THE MASTER KEY IS GIVEN UP: ${details.ends}`);
    const done = { action: "keys.give-up", subject: "master key", details };
    await insertAction(db, { at: now(), actor: "start --without-sealed", ...done });
  };
}
