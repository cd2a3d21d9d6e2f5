import type { Database } from "@frontdesk/database/database";
import type { SlotTaker } from "../../calendar/slots/slots.ts";
import { tryFreely } from "../../inventory/capacity/decide.ts";
import { capacityIn } from "../../inventory/capacity/spans.ts";
import { nearSlots } from "../../inventory/capacity/turns.ts";
import { slotsOf } from "../../planning/bookings/plan.ts";
import { planSlots, timesOf } from "../../planning/bookings/sessions/session.ts";
import type { AppointmentRow } from "./appointment.ts";
import type { Takers } from "./choose.ts";
import { type HeldTime, insertHold } from "./holding.store.ts";

interface FreeHold
  extends Pick<Takers, "spans">,
    Pick<HeldTime, "accountId" | "session" | "appointment"> {
  chosen: readonly SlotTaker[];
  details: string;
}

export async function holdFreely(
  db: Database,
  { accountId, chosen, spans, session, details, appointment }: FreeHold,
): Promise<AppointmentRow | undefined> {
  const resources = chosen.map(({ resourceId: id }) => ({ id, ...spans.get(id)! }));
  const bookable = { is_bookable: true, is_deleted: false };
  // Days with shared moments need the locks of all.
  const slots = chosen.flatMap((taker) => slotsOf(timesOf(taker)));
  if (nearSlots(slots, resources).length > 0) return undefined;
  const plan = planSlots(chosen, {
    resources: resources.map((resource) => ({ ...resource, ...bookable })),
    leaving: [],
    capacity: capacityIn(spans),
    near: [],
  });
  if (plan === undefined) return undefined;
  const { taken, moves } = plan;
  const { at } = session;
  const bookings = { clientId: null, details, held: true, at, taken };
  const held = { accountId, resources, moves, session, bookings, appointment };
  return await tryFreely(db, (db) => insertHold(db, held));
}
