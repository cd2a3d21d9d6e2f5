import { type Desk, send, studioPath } from "./desk.ts";

/** Three weeks later: the demo books nothing on this day. */
const day = "2026-03-24";
const names = ["Ines Faber", "Jon Aas", "Kim Sato", "Lea Brunner-Hohenstein"];
const afternoon = [780, 810, 870, 900, 930, 960, 990];
const overlapping = [560, 605, 650, 695, 790, 835, 880, 925, 970];

/** Twelve columns, in which bookings of half an hour overlap with waiting ones. */
export async function crowd(desk: Desk): Promise<string> {
  for (const [index, name] of names.entries()) {
    const [first_name, last_name] = name.split(" ");
    const person = { first_name, last_name, job_title: "Massage", position: 10 + index };
    await send(desk, `POST ${studioPath}/resources`, { resource_type_id: 1, ...person });
  }
  const resources = await send(desk, `GET ${studioPath}/resources?limit=50`);
  const bookings = resources.flatMap(({ id: resource_id }: { id: number }, column: number) => [
    ...afternoon.map((start_time) => ({
      resource_id,
      start_time,
      duration: 30,
      allow_waiting: false,
    })),
    ...overlapping
      .filter((_, row) => (row + column) % 3 > 0)
      .map((start_time) => ({ resource_id, start_time, duration: 45, allow_waiting: true })),
  ]);
  for (const booking of bookings) {
    const details = booking.allow_waiting ? "Cut and colour" : "Back and neck, 30 min";
    await send(desk, `POST ${studioPath}/bookings`, { ...booking, start_date: day, details });
  }
  return day;
}
