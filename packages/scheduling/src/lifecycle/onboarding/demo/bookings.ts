import type { Context } from "../../../core/context.ts";
import { addDays } from "../../../core/intervals/local-time.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { createBooking } from "../../../planning/bookings/create.ts";
import { mondaysOf } from "./month.ts";

export interface Cast {
  people: number[];
  rooms: number[];
  vehicles: number[];
  projects: number[];
}

type Body = Parameters<typeof createBooking>[2];

export async function bookMonth(
  context: Context,
  actor: Actor,
  { cast, month }: { cast: Cast; month: string },
): Promise<number> {
  let count = 0;
  for (const [week, monday] of mondaysOf(month).entries()) {
    for (const body of [...workOf(cast, { week, monday }), ...placesOf(cast, { week, monday })]) {
      await createBooking(context, actor, { ...body, allow_waiting: true });
      count += 1;
    }
  }
  return count;
}

interface Week {
  week: number;
  monday: string;
}

function workOf({ people, projects }: Cast, { week, monday }: Week): Body[] {
  return people.flatMap((resource, index): Body[] => {
    const round = week + index;
    const project = (offset: number): number => projects[(round + offset) % projects.length]!;
    const switchDay = 2 + (round % 2);
    return [
      {
        resource_id: resource,
        project_id: project(0),
        start_date: monday,
        end_date: addDays(monday, switchDay - 1),
        duration: 420,
        details: "",
      },
      {
        resource_id: resource,
        project_id: project(1),
        start_date: addDays(monday, switchDay),
        end_date: addDays(monday, 4),
        duration: round % 3 === 0 ? 240 : 360,
        tentative: round % 5 === 4,
        details: round % 5 === 4 ? "If the weather holds" : "",
      },
    ];
  });
}

function placesOf({ rooms, vehicles, projects }: Cast, { week, monday }: Week): Body[] {
  const project = projects[week % projects.length]!;
  const timed = (resource: number, day: number, times: [number, number, string]): Body => ({
    resource_id: resource,
    start_date: addDays(monday, day),
    end_date: addDays(monday, day),
    start_time: times[0],
    duration: times[1],
    details: times[2],
  });
  return [
    timed(rooms[1]!, 0, [570, 60, "Week ahead"]),
    { ...timed(rooms[1]!, 2, [780, 90, "Client screening"]), project_id: project },
    ...(week % 2 === 1 ? [timed(rooms[1]!, 2, [810, 60, "Photo selection"])] : []),
    { ...timed(rooms[0]!, 1, [540, 480, "Rough cut"]), project_id: project },
    { ...timed(rooms[2]!, 3, [600, 180, "Voice recording"]), project_id: project },
    { ...timed(vehicles[0]!, 4, [540, 420, "Location"]), project_id: project },
    timed(vehicles[1]!, week % 5, [660, 120, "Errands"]),
  ];
}
