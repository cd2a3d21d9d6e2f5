/* Open deposits every five seconds, all payments every few minutes. Foreign payment services,
   possibly slow, have their own loops. */
import { joinLoops } from "@frontdesk/platform/work-queue/join-loops";
import { type Loop, startLoop } from "@frontdesk/platform/work-queue/loop";
import type { Context } from "../../core/context.ts";
import { lookAtDue } from "./look.ts";
import { pollDue } from "./poll.ts";
import { releaseSent } from "./release.ts";

export interface FindingTiming {
  pollMs: number;
  gatherMs: number;
}

const turns = {
  deposits: (context: Context) => lookAtDue(context, { isElsewhere: false }),
  "deposits elsewhere": (context: Context) => lookAtDue(context, { isElsewhere: true }),
  merchants: (context: Context, signal?: AbortSignal) =>
    pollDue(context, { isElsewhere: false, signal }),
  "merchants elsewhere": (context: Context, signal?: AbortSignal) =>
    pollDue(context, { isElsewhere: true, signal }),
  "sent holds": releaseSent,
};

export function startFinding(context: Context, timing: Partial<FindingTiming> = {}): Loop {
  const options = { log: context.log, fullTurn: 20, pollMs: 1_000, gatherMs: 50, ...timing };
  const loops = Object.entries(turns).map(([name, poll]) =>
    startLoop((signal) => poll(context, signal), { ...options, name }),
  );
  return joinLoops(loops);
}

export async function findOnce(context: Context): Promise<number> {
  let match = 0;
  for (const poll of Object.values(turns)) match += await poll(context);
  return match;
}
