import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { type Only, ownsBooking, ownsSession } from "../../core/own.store.ts";

/** Minutes of a resource's local day that an appointment lacks. */
export interface LackedTime {
  resourceId: number;
  date: string;
  start: number;
  end: number;
  /** Bookings without a time of day are in the way too. */
  isFull: boolean;
}

export interface Obstacle {
  bookingId: number;
  appointmentId: number | null;
}

const keys = keysFrom({
  resource_id: "$2::bigint[]",
  day: "$3::date[]",
  first: "$4::int[]",
  last: "$5::int[]",
  is_full: "$6::boolean[]",
});

// A lookup of each key: a plan made on empty tables would read them whole.
const obstaclesThat = (
  condition: string,
): string => `select d.booking_id as "bookingId", a.id as "appointmentId"
  from ${keys} k
  cross join lateral (select booking_id from scheduling.booking_durations
    where account_id = $1 and resource_id = k.resource_id and day = k.day
      and not waiting and not tentative and booking_id <> all ($7::bigint[])
      and (start_time is not null or k.is_full)
      and coalesce(start_time, 0) < k.last and coalesce(start_time + duration, 1440) > k.first
    order by day, booking_id limit 10) d
  cross join lateral (select session_id from scheduling.bookings
    where account_id = $1 and id = d.booking_id limit 1) b
  left join lateral (select id from scheduling.appointments
    where account_id = $1 and session_id between b.session_id and b.session_id
      and state in ('held', 'requested', 'confirmed', 'attended', 'no_show')
    order by session_id, id limit 10) a on true
  ${condition}order by d.booking_id, a.id limit 10`;

const obstacles = statement("appointment_obstacles", obstaclesThat(""));

const own = { account: "$1", user: "$8" };

const ownObstacles = statement(
  "appointment_obstacles_own",
  obstaclesThat(
    `where case when b.session_id is null then ${ownsBooking(own, "k")}
      else ${ownsSession(own, "b.session_id")} end `,
  ),
);

interface ObstacleLookup {
  lacked: readonly LackedTime[];
  without: readonly number[];
  only: Only | undefined;
}

export async function listObstacles(
  db: Database,
  accountId: number,
  { lacked, without, only }: ObstacleLookup,
): Promise<Obstacle[]> {
  const values = [
    accountId,
    lacked.map(({ resourceId }) => resourceId),
    lacked.map(({ date }) => date),
    lacked.map(({ start }) => start),
    lacked.map(({ end }) => end),
    lacked.map(({ isFull }) => isFull),
    without,
  ];
  if (only === undefined) return await run<Obstacle>(db, obstacles, values);
  return await run<Obstacle>(db, ownObstacles, [...values, only.userId]);
}
