/* Open deposits every five seconds, all payments every few minutes. Foreign payment services,
   possibly slow, have their own loops. */
import { joinLoops } from "@frontdesk/platform/work-queue/join-loops";
import { type Loop, startLoop } from "@frontdesk/platform/work-queue/loop";
import type { Context } from "../../core/context.ts";
import { listAccountsOf } from "../../parties/accounts/store.ts";
import { releaseHold } from "../booking/release.ts";
import { nobodyOf } from "../booking/steps.ts";
import { lookAtDeposits, lookAtDue } from "./look.ts";
import { pollDue } from "./poll.ts";
import { listSentLapsed } from "./store.ts";

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

const most = { inAll: 50, ofOne: 10 };

/** Expires lapsed holds awaiting payment after a last look at the payment service. */
async function releaseSent(context: Context): Promise<number> {
  const lapsed = await listSentLapsed(context.db, context.now(), most);
  const byAccount = Map.groupBy(lapsed, ({ accountId }) => accountId);
  const releasing = [...byAccount].map(([accountId, own]) =>
    releaseOf(
      context,
      accountId,
      own.map(({ id }) => id),
    ),
  );
  await Promise.all(releasing);
  return lapsed.length;
}

async function releaseOf(context: Context, accountId: number, ids: number[]): Promise<void> {
  const [account] = await listAccountsOf(context.db, [accountId]);
  if (account === undefined) return;
  await Promise.all(ids.map((id) => lookAtDeposits(context, accountId, id)));
  for (const id of ids) {
    try {
      await releaseHold(context, nobodyOf(account), { id, isLapsed: true });
    } catch (err) {
      context.log.warn({ err, account: accountId, appointment: id }, "releasing a hold failed");
    }
  }
}
