import type { Context } from "../../core/context.ts";
import { listAccountsOf } from "../../parties/accounts/store.ts";
import { releaseHold } from "../booking/release.ts";
import { nobodyOf } from "../booking/tell.ts";
import { lookAtDeposits } from "./look.ts";
import { listSentLapsed } from "./store.ts";

const most = { inAll: 50, ofOne: 10 };

/** Expires lapsed holds awaiting payment after a last look at the payment service. */
export async function releaseSent(context: Context): Promise<number> {
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
