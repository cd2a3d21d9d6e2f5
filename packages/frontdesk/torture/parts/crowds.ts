/* Silent, slow and endless connections, with raised limits per address: memory stays small, and
   other callers wait as usual. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { askUntil, p99 } from "../crowds/bystander.ts";
import type { Kind } from "../crowds/members.ts";
import type { Finding, Part } from "../part.ts";
import { makePremises, memoryOf, type Premises, startWholeOn } from "../whole.ts";

const kinds: readonly (readonly [Kind, number])[] = [
  ["idle", 10_000],
  ["slow", 500],
  ["headers", 100],
  ["bodies", 1_000],
];

const mostMegabytes = 600;
const mostMs = 100;
const script = fileURLToPath(new URL("../crowds/process.ts", import.meta.url));

function othersOf({ ports }: Premises): (() => Promise<Response>)[] {
  const [payments, scheduling] = [ports.PAYMENTS, ports.SCHEDULING].map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const authorization = `Basic ${Buffer.from(":nobody-has-this-key").toString("base64")}`;
  const headers = { authorization };
  return [
    () => fetch(`${payments}/me`, { headers }),
    () => fetch(`${scheduling}/v1/me`, { headers: { authorization: "Bearer nobody" } }),
    () => fetch(`${payments}/health`),
    () => fetch(`${scheduling}/health`),
  ];
}

async function fare(premises: Premises, ms: number) {
  const waited = await askUntil(AbortSignal.timeout(ms), othersOf(premises));
  return { ms: Math.round(p99(waited)), failed: waited.failed, asked: waited.times.length };
}

/** Retries exclude short hiccups of the machine. */
async function fareBeside(premises: Premises, ms: number, limit: number) {
  let fared = await fare(premises, ms);
  for (let again = 0; fared.ms > limit && again < 2; again += 1) {
    const next = await fare(premises, ms);
    fared = { ...next, failed: fared.failed + next.failed };
  }
  return fared;
}

async function startCrowd(kind: Kind, count: number, { ports }: Premises): Promise<ChildProcess> {
  const words = [kind, count, ports.PAYMENTS, ports.SCHEDULING].map(String);
  const crowd = fork(script, words);
  for (let opened = 0; opened < count; ) {
    crowd.send("how many");
    [opened] = (await once(crowd, "message")) as [number];
    await wait(100);
  }
  return crowd;
}

export const crowds: Part = {
  name: "crowds",
  async run({ minutes, log }) {
    const premises = await makePremises();
    const running = await startWholeOn(premises);
    const matches: Finding[] = [];
    const ms = Math.max(4_000, (minutes * 60_000) / (kinds.length + 1) - 3_000);
    try {
      await fare(premises, 1_000);
      const calm = await fare(premises, ms);
      log(`nobody: p99 ${calm.ms} ms of ${calm.asked}, ${memoryOf(running).now} MB`);
      const limit = Math.max(mostMs, 2 * calm.ms);
      for (const [kind, count] of kinds) {
        const crowd = await startCrowd(kind, count, premises);
        const during = await fareBeside(premises, ms, limit);
        const { now, most } = memoryOf(running);
        crowd.kill("SIGKILL");
        await once(crowd, "exit");
        const message = `${count} ${kind}: p99 ${during.ms} ms of ${during.asked}`;
        log(`${message}, ${during.failed} failed, ${now} MB, at most ${most} MB`);
        if (during.ms > limit) matches.push(`${message}, the limit is ${limit} ms`);
        if (during.failed > 0) matches.push(`${count} ${kind}: ${during.failed} others failed`);
        if (most >= mostMegabytes) matches.push(`${count} ${kind}: ${most} MB of memory`);
        await fare(premises, 1_000);
      }
    } finally {
      await running.end("SIGTERM");
      await premises.remove();
    }
    return matches;
  },
};
