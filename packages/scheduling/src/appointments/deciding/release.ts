import type { Context } from "../../ground/context.ts";
import { listAccountsOf } from "../../parties/accounts/store.ts";
import { releaseHold } from "../appointments/release.ts";
import { nobodyOf } from "../appointments/tell.ts";
import { lookAtDeposits } from "./look.ts";
import { listSentLapsed } from "./store.ts";

const mostAtOnce = 20;

/**
 * Gives up holds whose customers were sent to pay and did not in time; the payment service is asked
 * once before that.
 */
export async function releaseSent(context: Context): Promise<number> {
  const lapsed = await listSentLapsed(context.db, context.now(), mostAtOnce);
  for (const { accountId, id } of lapsed) {
    const [account] = await listAccountsOf(context.db, [accountId]);
    if (account === undefined) continue;
    await lookAtDeposits(context, accountId, id);
    try {
      await releaseHold(context, nobodyOf(account), { id, isLapsed: true });
    } catch (err) {
      context.log.warn({ err, account: accountId, appointment: id }, "a hold was not given up");
    }
  }
  return lapsed.length;
}
