import { nobodyIn, record } from "../../changes/outbox/records.ts";
import type { ChangeRecorder } from "../../planning/bookings/tell.ts";
import type { TransitionContext } from "./locked.ts";
import { appointmentOf, type FullRow } from "./show.ts";

/** Actor of customers' and automatic changes. */
export const nobodyOf = (account: ChangeRecorder["account"]): ChangeRecorder => ({
  ...nobodyIn(account.id),
  account,
});

interface AppointmentEvent {
  before?: FullRow | undefined;
  after: FullRow;
}

export async function recordTransition(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { before, after }: AppointmentEvent,
): Promise<void> {
  const show = (row: FullRow) => appointmentOf(row, context, recorder.account.subdomain);
  await record(context, recorder, {
    kind: "appointment",
    action: before === undefined ? "create" : "update",
    id: after.id,
    before: before && show(before),
    after: show(after),
  });
}
