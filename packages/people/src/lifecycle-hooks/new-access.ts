/* A thief lets others in: keys, webhooks, feeds, members. An objection ends the access since the
   first foreign change, and lists the access of the days before, which may be the owner's. */
import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "../context.ts";
import type { Period } from "./hooks.ts";

const dayMs = 24 * 60 * 60 * 1000;
const daysBefore = 7;
/** A request of the thief that is under way may still end a little later. */
const graceMs = 10_000;

export interface NewAccess {
  ended: string[];
  /** Access of the seven days before. */
  kept: string[];
}

type Parts = Pick<PeopleContext, "now" | "lifecycleHooks"> & { db: Database };

export async function listNewAccess(
  { db, now, lifecycleHooks }: Parts,
  personId: string,
  since: Date,
): Promise<NewAccess> {
  const before = { since: new Date(since.getTime() - daysBefore * dayMs), until: since };
  return {
    ended: await lifecycleHooks.listAccess(db, personId, periodFrom(since, now())),
    kept: await lifecycleHooks.listAccess(db, personId, before),
  };
}

/** `db` is the transaction of the objection. */
export async function endNewAccess(
  parts: Parts,
  personId: string,
  since: Date,
): Promise<NewAccess> {
  const access = await listNewAccess(parts, personId, since);
  await parts.lifecycleHooks.endAccess(parts.db, personId, periodFrom(since, parts.now()));
  return access;
}

function periodFrom(since: Date, now: Date): Period {
  return { since, until: new Date(now.getTime() + graceMs) };
}
