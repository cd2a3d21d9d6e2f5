import type { Context } from "../../../core/context.ts";
import { addDays } from "../../../core/intervals/days.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { createDowntime } from "../../../planning/downtimes/create.ts";
import { listDowntimeTypes } from "../../../planning/downtimes/types/store.ts";
import type { Cast } from "./bookings.ts";
import { mondaysOf } from "./month.ts";

export async function takeTimeOff(
  context: Context,
  actor: Actor,
  { cast, month }: { cast: Cast; month: string },
): Promise<number> {
  const page = { limit: 50, offset: 0 };
  const { items: types } = await listDowntimeTypes(context.db, actor.account.id, page);
  const typeId = (name: string): number | null =>
    types.find((type) => type.name === name)?.id ?? null;
  const [first, second, third] = mondaysOf(month) as [string, string, string];
  const all = [
    {
      resource_ids: [cast.people[3]!],
      from: second,
      to: addDays(second, 4),
      downtime_type_id: typeId("Vacation"),
      details: "Sailing",
    },
    {
      resource_ids: [cast.people[1]!],
      from: addDays(third, 1),
      to: addDays(third, 1),
      start_time: 540,
      end_time: 720,
      downtime_type_id: typeId("Sick leave"),
      details: "Dentist",
    },
    {
      resource_ids: [cast.vehicles[0]!],
      from: addDays(first, 1),
      to: addDays(first, 2),
      downtime_type_id: typeId("Maintenance"),
      details: "New brakes",
    },
  ];
  for (const body of all) await createDowntime(context, actor, body);
  return all.length;
}
