import type { Agenda, AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { monday } from "./sample-bookings.ts";

interface BlockInput extends Partial<AgendaBlock> {
  id: number;
  minutes?: number;
}

/** A plain booking of an hour without a start time. */
export function makeBlock({ minutes = 60, ...input }: BlockInput): AgendaBlock {
  const { start = null } = input;
  return {
    kind: "booking",
    resource_ids: [1],
    date: monday,
    start,
    end: start === null ? null : start + minutes,
    duration: minutes,
    before: 0,
    after: 0,
    state: "booked",
    client: null,
    service: null,
    project: null,
    details: "",
    seats: 1,
    money: null,
    amounts: null,
    flags: [],
    ...input,
  };
}

export function makeAppointment(input: BlockInput): AgendaBlock {
  return makeBlock({
    kind: "appointment",
    client: { id: 5, name: "Ann Larsen" },
    service: { id: 3, name: "Massage" },
    details: null,
    money: "due",
    ...input,
  });
}

const resource: Agenda["resources"][number] = {
  id: 1,
  name: "Chair",
  kind: "other",
  color: "#7A5230",
  position: 0,
  image: null,
  bookable: true,
  archived: false,
};

export function makeAgenda(input: Partial<Agenda> = {}): Agenda {
  const { resources = [resource] } = input;
  return {
    now: "2026-11-23T08:00:00.000Z",
    zone: {
      iana: "Europe/Copenhagen",
      transitions: [{ at: "2026-11-22T23:00:00.000Z", offset: 60 }],
    },
    resources,
    days: resources.map(({ id }) => ({
      resource_id: id,
      date: monday,
      open: [[540, 1020]],
      time_off: [],
    })),
    blocks: [],
    ...input,
  };
}

export const resourceWith = (input: Partial<typeof resource>) => ({ ...resource, ...input });
