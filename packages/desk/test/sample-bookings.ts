import type { Booking, ResourceOpenings } from "@frontdesk/scheduling-client/types/bookings";

interface SampleInput {
  id: number;
  resource?: number;
  dates?: readonly string[];
  start?: number | null;
  minutes?: number;
  waiting?: boolean;
  tentative?: boolean;
}

export const monday = "2026-11-23";

export function makeBooking(input: SampleInput): Booking {
  const { id, resource = 1, dates = [monday], start = null, minutes = 60 } = input;
  const { waiting = false, tentative = false } = input;
  const end = start === null ? null : start + minutes;
  const times = { duration: minutes, start_time: start, end_time: end };
  return {
    id,
    url: null,
    group_id: null,
    resource_id: resource,
    resource_ids: [resource],
    client_id: null,
    project_id: null,
    details: "",
    notes: "",
    billable: false,
    start_date: dates[0]!,
    end_date: dates.at(-1)!,
    ...times,
    timezone: "Copenhagen",
    tentative,
    waiting,
    refreshable: false,
    revision: 1,
    deleted: false,
    booker: null,
    state: "booked",
    session_id: null,
    created_at: "2026-11-20T09:00:00.000Z",
    updated_at: "2026-11-20T09:00:00.000Z",
    durations: dates.map((date) => ({ date, ...times, waiting })),
  };
}

export type OpenDay = ResourceOpenings["days"][number];

export function makeDay(query: Partial<OpenDay> = {}): OpenDay {
  const open = [{ start_time: 540, end_time: 1020 }];
  const zone = { timezone: "Copenhagen", iana: "Europe/Copenhagen" };
  return {
    date: monday,
    ...zone,
    offsets: [{ at: "2026-11-22T23:00:00.000Z", offset: 60 }],
    open,
    time_off: [],
    available: 480,
    booked: 0,
    taken: [],
    ...query,
  };
}
