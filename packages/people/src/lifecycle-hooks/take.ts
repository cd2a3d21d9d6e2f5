/* A service in a separate process receives changes in order, each once, in one transaction with
   its effects. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { type Loop, type LoopOptions, startLoop } from "@frontdesk/platform/work-queue/loop";
import { disowned, type LifecycleHooks, readPeriod } from "./hooks.ts";
import { listHookEvents, saveSubscriber, takeHookEvent, type WaitingHookEvent } from "./store.ts";

interface Parts {
  db: Database;
  log: LoopOptions["log"];
  name: string;
  hooks: Partial<LifecycleHooks>;
}

const pollMs = 500;
const batchSize = 100;

export async function startTaking(parts: Parts): Promise<Loop> {
  await saveSubscriber(parts.db, parts.name);
  return startLoop(() => takeAll(parts), {
    name: "what becomes of people elsewhere",
    log: parts.log,
    fullTurn: batchSize,
    pollMs,
    gatherMs: 5,
  });
}

async function takeAll({ db, log, name, hooks }: Parts): Promise<number> {
  const waiting = await listHookEvents(db, name, batchSize);
  const stuck = new Set<string>();
  for (const event of waiting) {
    const { id, what, personId } = event;
    // Later events of a person wait for the failed one.
    if (stuck.has(personId)) continue;
    try {
      await atomically(db, async (db) => {
        if (await takeHookEvent(db, name, id)) await follow(hooks, db, event);
      });
    } catch (err) {
      stuck.add(personId);
      log.error({ err, event: what, personId }, "a lifecycle hook failed for a person");
    }
  }
  return waiting.length - stuck.size;
}

async function follow(
  hooks: Partial<LifecycleHooks>,
  db: Database,
  { what, personId, said }: WaitingHookEvent,
): Promise<void> {
  if (what === "join") await hooks.onJoin?.(db, { personId, purpose: said });
  if (what === "change") await hooks.onPersonChanged?.(db, { personId, name: said });
  if (what === "address") await hooks.onAddressChanged?.(db, { personId, email: said });
  if (what === "end access") await hooks.endAccess?.(db, personId, readPeriod(said));
  // The erasure has already happened: it cannot be refused.
  const isDisowned = said === disowned;
  const erasing = { personId, leavesOwnerless: true, ...(isDisowned && { isDisowned }) };
  if (what === "erase") await hooks.onPersonErased?.(db, erasing);
}
