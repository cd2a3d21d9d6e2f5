import type { GiveUp } from "@frontdesk/platform/sealing/open";
import type { Logger } from "pino";
import { newId, newShard } from "../../../ground/ids.ts";
import { insertAction } from "../actions/store.ts";

interface Parts {
  log: Logger;
  now?: (() => Date) | undefined;
}

/** Says loudly, and writes down, that a master key is given up with all that it sealed. */
export function giveUpWith({ log, now = () => new Date() }: Parts): GiveUp {
  return async (db, details) => {
    log.error(details, `THE MASTER KEY IS GIVEN UP: ${details.ends}`);
    await insertAction(db, {
      id: newId(newShard()),
      createdAt: now(),
      actor: "start --without-sealed",
      action: "keys.give-up",
      subject: "master key",
      details,
    });
  };
}
