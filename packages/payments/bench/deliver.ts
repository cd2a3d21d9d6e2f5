import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "../src/ground/context.ts";
import { countWaiting } from "./store.ts";

/** Waits until everything was told, so that nothing of it is left for others. */
export async function deliver({ db, delivery, telling }: Context): Promise<void> {
  while ((await countWaiting(db)) > 0) {
    delivery.wake();
    telling.wake();
    await wait(100);
  }
}
