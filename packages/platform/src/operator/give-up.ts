import type { Logger } from "pino";
import type { GiveUp } from "../sealing/open.ts";
import type { KeepAction } from "./action.ts";

export function giveUpWith(
  { log, now = () => new Date() }: { log: Logger; now?: (() => Date) | undefined },
  keepAction: KeepAction,
): GiveUp {
  return async (db, details) => {
    log.error(details, `THE MASTER KEY IS ABANDONED: ${details.ends}`);
    const done = { action: "keys.give-up", subject: "master key", details };
    await keepAction({ db, now }, { actor: "start --without-sealed", ...done });
  };
}
