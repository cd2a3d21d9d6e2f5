import { setTimeout as wait } from "node:timers/promises";
import type { PaymentsProcess } from "../test/process.ts";
import { send } from "../test/shop.ts";
import type { Chance } from "./chance.ts";

export interface Asking {
  any(): PaymentsProcess | undefined;
}

/** Counts by outcome; `unheard` if the process died. */
export type HeardEvents = Map<string, number>;

export interface Work {
  fleet: Asking;
  key: string;
  transactionIds: readonly string[];
  chance: Chance;
}

const operations = [
  ...Array.from({ length: 6 }, () => "captures"),
  ...Array.from({ length: 3 }, () => "refunds"),
  "voids",
];

export async function workUntil(
  stopped: AbortSignal,
  work: Work,
  heard: HeardEvents,
): Promise<void> {
  const { fleet, chance } = work;
  while (!stopped.aborted) {
    const process = fleet.any();
    if (process === undefined) {
      await wait(50);
      continue;
    }
    const act = chance.draw() < 0.04 ? dispute : move;
    const outcome = await act(process, work).catch(() => "unheard");
    heard.set(outcome, (heard.get(outcome) ?? 0) + 1);
  }
}

async function move(process: PaymentsProcess, { key, transactionIds, chance }: Work) {
  const id = chance.of(transactionIds);
  const kind = chance.of(operations);
  const body = { amount: chance.between(1, 500) };
  const { status } = await send(process, `POST /transactions/${id}/${kind}`, { key, body });
  return `${kind} ${status}`;
}

async function dispute(process: PaymentsProcess, { key, transactionIds, chance }: Work) {
  const body = { transactionId: chance.of(transactionIds), amount: chance.between(1, 50) };
  type Opened = { dispute: { id: string } };
  const opened = await send<Opened>(process, "POST /disputes", { key, body });
  if (opened.status !== 201) return `disputes ${opened.status}`;
  if (chance.draw() < 0.3) return "disputes 201";
  const end = chance.of(["wins", "losses"]);
  const path = `POST /disputes/${opened.body.dispute.id}/${end}` as const;
  return `${end} ${(await send(process, path, { key })).status}`;
}
