import type { KeepAction } from "@frontdesk/platform/operator/action";
import { insertAction } from "./store.ts";

export const keepAction: KeepAction = async ({ db, now }, action) =>
  await insertAction(db, { at: now(), ...action });
