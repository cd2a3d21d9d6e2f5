import { setTimeout as sleep } from "node:timers/promises";
import { type Desk, send } from "./desk.ts";

const mostMs = 60_000;

/** Waits for the capture of the demo's last deposit, and ends its webhooks: these fail later. */
export async function calm(desk: Desk): Promise<void> {
  const { places } = await send(desk, "GET places");
  const { id } = places[0].merchant;
  const root = `payments/merchants/${id}`;
  const webhooks = await send(desk, `GET ${root}/webhooks?limit=10`);
  for (const webhook of webhooks) await send(desk, `DELETE ${root}/webhooks/${webhook.id}`);
  const ends = performance.now() + mostMs;
  while (!(await isCaptured(desk, root))) {
    if (performance.now() > ends) throw new Error("nothing captures the deposit");
    await sleep(200);
  }
}

async function isCaptured(desk: Desk, root: string): Promise<boolean> {
  const [newest] = await send(desk, `GET ${root}/transactions?limit=1`);
  return newest.capturedAmount > 0;
}
