import type { Teller } from "../../bookings/bookings/tell.ts";
import { nobodyIn, record } from "../../changes/outbox/records.ts";
import type { StepContext } from "./locked.ts";
import { appointmentOf, type FullRow } from "./show.ts";

/** Nobody of an account: its customers, and what becomes of appointments by itself. */
export const nobodyOf = (account: Teller["account"]): Teller => ({
  ...nobodyIn(account.id),
  account,
});

interface Step {
  /** Undefined where nobody was told of it yet. */
  before?: FullRow | undefined;
  after: FullRow;
}

/** Records a step of an appointment; who comes, and what they said, is not told. */
export async function recordStep(
  context: StepContext,
  teller: Teller,
  { before, after }: Step,
): Promise<void> {
  const shown = (row: FullRow) => appointmentOf(row, context, teller.account.subdomain);
  await record(context, teller, {
    kind: "appointment",
    action: before === undefined ? "create" : "update",
    id: after.id,
    before: before && shown(before),
    after: shown(after),
  });
}
