import { randomUUID } from "node:crypto";
import type { Static } from "typebox";
import { invalid } from "../../core/refusals.ts";
import { askingRefusals } from "../../money/asking/refusals.ts";
import { insertFee } from "../../money/charges/fees.store.ts";
import { listCharges } from "../../money/charges/store.ts";
import { canCharge } from "../../money/connections/connection.ts";
import { findConnection, holdMerchant } from "../../money/connections/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { AppointmentRow } from "./appointment.ts";
import { cardOf, isChargeable, isReasonFor, mostFee } from "./fee.ts";
import { type TransitionContext, underLocks } from "./locked.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import type { NewFee } from "./schema.ts";
import { saveAppointment } from "./store.ts";
import { recordTransition } from "./tell.ts";

export async function chargeFee(
  context: TransitionContext,
  actor: Actor,
  { id, body }: { id: number; body: Static<typeof NewFee> },
): Promise<AppointmentRow> {
  return await underLocks(context, actor, {
    place: { id },
    work: async (context, { appointment }) => {
      const { db, now } = context;
      const accountId = actor.account.id;
      const before = { ...appointment, charges: await listCharges(db, accountId, id) };
      const from = await checkFee(context, accountId, { before, body });
      const at = now();
      const request = { ...body, ...from, request: randomUUID(), at };
      await insertFee(db, { accountId, appointmentId: id, ...request });
      const after = await saveAppointment(db, { accountId, id, at }, {});
      const charges = await listCharges(db, accountId, id);
      await recordTransition(context, actor, { before, after: { ...after, charges } });
      return after;
    },
  });
}

interface Checking {
  before: AppointmentRow & { charges: Awaited<ReturnType<typeof listCharges>> };
  body: Static<typeof NewFee>;
}

async function checkFee(
  { db }: TransitionContext,
  accountId: number,
  { before, body }: Checking,
): Promise<{ merchantId: string; origin: string; currency: string }> {
  const { charges, snapshot, state } = before;
  const { reason, amount } = body;
  if (!isReasonFor(reason, before)) throw refusals.noReason(state);
  const connection = await findConnection(db, accountId);
  const origin = cardOf(before, { charges, merchantId: connection?.merchant_id });
  const { currency } = snapshot;
  if (origin === undefined || currency === null) throw refusals.noCard();
  if (!isChargeable(charges)) throw refusals.charged();
  const most = mostFee(before, charges);
  if (amount > most) throw invalid(refusals.tooMuch(most));
  const isReady =
    connection !== undefined &&
    canCharge(connection, currency) &&
    (await holdMerchant(db, accountId, connection.merchant_id));
  if (!isReady) throw askingRefusals.unavailable();
  return { merchantId: connection.merchant_id, origin, currency };
}
