/* With an `Idempotency-Key`, repeated until answered, and sometimes after that. */
import { setTimeout as wait } from "node:timers/promises";
import type { Chance } from "@frontdesk/payments/torture/chance";
import type { Call, CallReply } from "../model/call.ts";

export interface SiegeCall {
  method: string;
  path: string;
  authorization: string;
  body?: object;
}

type Target = () => { url: string } | undefined;

// Milliseconds; most are below the acquirer's timeout.
const patienceMs = [5_000, 5_000, 25_000];
const passing = new Set([401, 403, 409, 429]);

/** Repeats must get the same answer. */
export function isLast({ status = 500, text = "" }: CallReply): boolean {
  // Error 12 asks for a repeat; 27 depends on the operator.
  return status < 500 && !passing.has(status) && !/"code":(1|12|27)\b/.test(text);
}

export async function askOnce(
  url: string,
  request: SiegeCall,
  { key, withinMs = 25_000 }: { key?: string | undefined; withinMs?: number } = {},
): Promise<CallReply> {
  const { method, path, authorization, body } = request;
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        accept: "application/json",
        authorization,
        ...(body !== undefined && { "content-type": "application/json" }),
        "accept-version": "1",
        ...(key !== undefined && { "idempotency-key": key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(withinMs),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return {};
  }
}

async function targetUnlessStopped(
  target: Target,
  stopped: AbortSignal,
): Promise<ReturnType<Target>> {
  for (;;) {
    const to = target();
    if (to !== undefined || stopped.aborted) return to;
    await wait(50);
  }
}

export async function make(
  call: Call,
  request: SiegeCall,
  { target, chance, stopped }: { target: Target; chance: Chance; stopped: AbortSignal },
): Promise<CallReply> {
  const repeats = call.key === undefined ? 1 : 12;
  for (let round = 0; round < repeats; round += 1) {
    const to = await targetUnlessStopped(target, stopped);
    if (to === undefined) break;
    const requestedAt = Date.now();
    const answer = await askOnce(to.url, request, {
      key: call.key,
      withinMs: chance.of(patienceMs),
    });
    const heard = { ...answer, askedAt: requestedAt, heardAt: Date.now() };
    call.heard.push(heard);
    if (isLast(heard) && (round > 0 || chance.draw() > 0.15)) break;
    if (call.key !== undefined && !isLast(heard)) await wait(chance.between(50, 1_000));
    if (stopped.aborted) break;
  }
  return call.heard.findLast(isLast) ?? call.heard.at(-1) ?? {};
}
