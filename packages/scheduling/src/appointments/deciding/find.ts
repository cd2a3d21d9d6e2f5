// Finding goes on in the background: what is open every five seconds, all of a merchant in minutes.
import { type Loop, startLoop } from "@frontdesk/platform/outbox/loop";
import type { Context } from "../../ground/context.ts";
import { lookAtDue } from "./look.ts";
import { releaseSent } from "./release.ts";
import { sweepDue } from "./sweep.ts";

export interface FindingTiming {
  pollMs: number;
  gatherMs: number;
}

export function startFinding(context: Context, timing: Partial<FindingTiming> = {}): Loop {
  const options = { name: "deposits", log: context.log, fullTurn: 20 };
  return startLoop(() => findOnce(context), { ...options, pollMs: 1_000, gatherMs: 50, ...timing });
}

/** Looks once for all that is due. */
export async function findOnce(context: Context): Promise<number> {
  const looked = await lookAtDue(context);
  const swept = await sweepDue(context);
  return looked + swept + (await releaseSent(context));
}
