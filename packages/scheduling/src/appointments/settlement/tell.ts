import type { Context } from "../../core/context.ts";
import { listCharges } from "../../money/charges/store.ts";
import { listAccountsOf } from "../../parties/accounts/store.ts";
import { lockAppointment, saveAppointment } from "../booking/store.ts";
import { nobodyOf, recordTransition } from "../booking/tell.ts";

type TellingContext = Pick<Context, "db" | "now" | "settings" | "log">;

export async function tellCharged(
  context: TellingContext,
  { accountId, appointmentId: id }: { accountId: number; appointmentId: number },
  work: () => Promise<void>,
): Promise<void> {
  const { db, now } = context;
  const row = await lockAppointment(db, accountId, id);
  const before = await listCharges(db, accountId, id);
  await work();
  const [account] = await listAccountsOf(db, [accountId]);
  if (row === undefined || account === undefined) return;
  const after = await saveAppointment(db, { accountId, id, at: now() }, {});
  await recordTransition(context, nobodyOf(account), {
    before: { ...row, charges: before },
    after: { ...after, charges: await listCharges(db, accountId, id) },
  });
}
