import type { GiveUp } from "@frontdesk/platform/sealing/open";
import type { ContextParts } from "../../context.ts";
import { newId, newShard } from "../../ids.ts";
import { insertAction } from "../actions/store.ts";

/** Says loudly, and writes down, that a master key is given up with all that it sealed. */
export function giveUpWith({ log, now = () => new Date() }: ContextParts): GiveUp {
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
