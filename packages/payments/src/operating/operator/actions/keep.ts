import type { KeepAction } from "@frontdesk/platform/operator/action";
import { newId, newShard } from "../../../core/ids.ts";
import { insertAction } from "./store.ts";

export const keepAction: KeepAction = async ({ db, now }, action) =>
  await insertAction(db, { id: newId(newShard()), createdAt: now(), ...action });
