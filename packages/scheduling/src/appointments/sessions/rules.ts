// New tz rules can change the instant of an agreed local time; appointments follow the local time.
import { zoneRules } from "../../core/dates.ts";
import { derivedStart } from "../booking/derived.ts";
import { rederive } from "../booking/rederive.ts";
import { nobodyOf, type TransitionContext, underLocks } from "../booking/steps.ts";
import { listOfSession } from "../booking/store.ts";
import { listOfOlderRules, markRules, type OlderSession } from "../sessions.store.ts";
import { listAccountsAfter, type NumberedAccount } from "./accounts.store.ts";

export async function followRules(context: TransitionContext, rules = zoneRules): Promise<void> {
  for (let last = 0; ; ) {
    const accounts = await listAccountsAfter(context.db, last);
    for (const account of accounts) {
      await followIn(context, account, rules);
      last = account.id;
    }
    if (accounts.length === 0) return;
  }
}

async function followIn(context: TransitionContext, account: NumberedAccount, rules: string) {
  const { db, now, log } = context;
  const accountId = account.id;
  for (let after = { startsAt: now(), id: 0 }; ; ) {
    const ofOlderRules = await listOfOlderRules(db, { accountId, rules, after });
    const last = ofOlderRules.at(-1);
    if (last === undefined) return;
    after = last;
    const olderSessions = ofOlderRules.filter(isChanged);
    await markRules(db, accountId, {
      seen: ofOlderRules.filter((session) => !olderSessions.includes(session)),
      rules,
    });
    for (const { id } of olderSessions) {
      await deriveAnew(context, account, id).catch((err: unknown) => {
        // The daily run retries the session.
        log.error({ err, account: accountId, session: id }, "deriving a session again failed");
      });
    }
  }
}

function isChanged({ startsAt, ...agreed }: OlderSession): boolean {
  const derived = derivedStart({ ...agreed, firstIds: [] });
  return derived?.startsAt.getTime() !== startsAt.getTime();
}

async function deriveAnew(context: TransitionContext, account: NumberedAccount, id: number) {
  const recorder = nobodyOf(account);
  for (const location of await listOfSession(context.db, account.id, id)) {
    await underLocks(context, recorder, location, async (context, locked) => {
      // A hold ends before the next run.
      if (locked.appointment.state !== "held") await rederive(context, recorder, locked);
    });
  }
}
