import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "../src/core/context.ts";
import { countWaiting } from "./store.ts";

export async function deliver({ db, delivery, telling }: Context): Promise<void> {
  while ((await countWaiting(db)) > 0) {
    delivery.wake();
    telling.wake();
    await wait(100);
  }
}
