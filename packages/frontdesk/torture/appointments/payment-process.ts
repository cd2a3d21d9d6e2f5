import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import {
  askAt,
  type PaymentsProcess,
  type ProcessEnvironment,
} from "@frontdesk/payments/test/process";
import type { Chance } from "@frontdesk/payments/torture/chance";
import { isOperators } from "@frontdesk/platform/test/harness";
import { startProgram } from "@frontdesk/platform/test/process";
import { freePort } from "@frontdesk/server/test/port";
import { openUpstreamProxy, type UpstreamProxy } from "../siege/proxy.ts";

const script = fileURLToPath(new URL("../payments/process.ts", import.meta.url));

const deaths = [
  ...Array.from({ length: 4 }, () => undefined),
  "after authorization_settle",
  "committed authorization_settle",
  "after transaction_capture",
  "before idempotency_insert",
  "committed idempotency_answer",
];

export interface PaymentProcess {
  url: string;
  /** Answers to scheduling can get lost. */
  proxy: UpstreamProxy;
  running(): PaymentsProcess | undefined;
  treatBadly(stopped: AbortSignal, chance: Chance): Promise<number>;
  end(): Promise<void>;
}

export async function startPaymentProcess(setup: ProcessEnvironment): Promise<PaymentProcess> {
  const [port, operatorPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const proxy = await openUpstreamProxy(url);
  let current: PaymentsProcess | undefined;

  async function start(more: Record<string, string> = {}): Promise<void> {
    const ports = { PAYMENTS_PORT: String(port), OPERATOR_PORT: String(operatorPort) };
    const environment = { DESK_PORT: "9", ...setup.environment, ...ports, ...more };
    const operatorUrl = `http://127.0.0.1:${operatorPort}`;
    current = {
      ...(await startProgram({ script, words: ["start"], environment, url })),
      operatorUrl,
      send: (route, sending) => askAt(isOperators(route) ? operatorUrl : url, route, sending),
    };
  }

  async function kill(stopped: AbortSignal, chance: Chance): Promise<number> {
    let died = 0;
    while (!stopped.aborted) {
      const process = current;
      if (process === undefined) {
        const death = chance.of(deaths);
        const at = `${death} ${chance.between(2, 20)}`;
        const dies = death === undefined ? {} : { DIES_AT: at };
        await start(dies).catch(() => undefined);
        continue;
      }
      const killed = wait(chance.between(6_000, 25_000), undefined, { signal: stopped });
      const gone = once(process.process, "exit");
      await Promise.race([gone, killed.catch(() => undefined)]);
      if (stopped.aborted) break;
      current = undefined;
      await process.end("SIGKILL");
      died += 1;
    }
    return died;
  }

  await start();
  return {
    url,
    proxy,
    running: () => current,
    treatBadly: async (stopped, chance) => {
      const [died] = await Promise.all([kill(stopped, chance), lose(proxy, stopped, chance)]);
      // A living process would die during the judgement.
      await current?.end("SIGKILL");
      await start();
      return died;
    },
    end: async () => {
      proxy.close();
      await current?.end();
    },
  };
}

async function lose(proxy: UpstreamProxy, stopped: AbortSignal, chance: Chance): Promise<void> {
  while (!stopped.aborted) {
    const ms = chance.between(1_000, 6_000);
    await wait(ms, undefined, { signal: stopped }).catch(() => undefined);
    if (chance.draw() < 0.7) proxy.cut();
    else await proxy.swallow(chance.between(500, 4_000));
  }
}
