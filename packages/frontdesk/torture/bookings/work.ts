import { randomUUID } from "node:crypto";
import type { Chance } from "@frontdesk/payments/torture/chance";
import type { Call, CallReply } from "../model/call.ts";
import { make, type SiegeCall } from "../siege/calls.ts";
import type { BookingsProcess } from "./start.ts";
import type { BookingsWorld } from "./world.ts";

export interface BookingsWork {
  world: BookingsWorld;
  any(): BookingsProcess | undefined;
  stopped: AbortSignal;
  calls: Call[];
  bookingIds: number[];
  next(): number;
}

export async function callBookings(work: BookingsWork, chance: Chance): Promise<void> {
  while (!work.stopped.aborted) {
    const draw = chance.draw();
    if (draw < 0.55 || work.bookingIds.length === 0) await book(work, chance);
    else if (draw < 0.85) await change(work, chance);
    else await remove(work, chance);
  }
}

/** Few hours, so that callers collide. */
function someTime(chance: Chance): object {
  const [day, more] = [chance.between(1, 25), chance.of([0, 0, 0, 1, 2])];
  const date = (day: number) => `2027-03-${String(day).padStart(2, "0")}`;
  return {
    start_date: date(day),
    end_date: date(day + more),
    duration: chance.between(1, 12) * 15,
    ...(chance.draw() < 0.6 && { start_time: chance.between(30, 75) * 15 }),
  };
}

async function book(work: BookingsWork, chance: Chance): Promise<void> {
  const { world, calls, bookingIds } = work;
  const mark = `n${work.next()}`;
  const call: Call = {
    kind: "book",
    subject: "account",
    mark,
    heard: [],
    ...(chance.draw() < 0.6 && { key: randomUUID() }),
  };
  calls.push(call);
  const body = {
    ...someTime(chance),
    resource_id: chance.of(world.resourceIds),
    details: mark,
    ...(chance.draw() < 0.1 && { allow_waiting: true }),
    ...(chance.draw() < 0.1 && { tentative: true }),
  };
  const path = `${world.path}/bookings`;
  const heard = await run(work, chance, [call, { ...as(work, "POST"), path, body }]);
  const { id } = parsed<{ id: number }>(heard);
  if (heard.status === 201 && id !== undefined) bookingIds.push(id);
}

async function change(work: BookingsWork, chance: Chance): Promise<void> {
  const { bookingIds, world } = work;
  const id = chance.of(bookingIds);
  const call: Call = { kind: "change", subject: String(id), mark: "", heard: [] };
  work.calls.push(call);
  const path = `${world.path}/bookings/${id}`;
  await run(work, chance, [call, { ...as(work, "PUT"), path, body: someTime(chance) }]);
}

async function remove(work: BookingsWork, chance: Chance): Promise<void> {
  const { bookingIds, world } = work;
  const [id] = bookingIds.splice(chance.between(0, bookingIds.length - 1), 1);
  const path = `${world.path}/bookings/${id}`;
  const subject = String(id);
  const gone: Call = { kind: "delete", subject, mark: "", heard: [] };
  work.calls.push(gone);
  const { status } = await run(work, chance, [gone, { ...as(work, "DELETE"), path }]);
  if (status !== 204 || chance.draw() < 0.6) return;
  const back: Call = { kind: "restore", subject, mark: "", heard: [], key: randomUUID() };
  work.calls.push(back);
  const restoration = `${path}/restoration`;
  await run(work, chance, [back, { ...as(work, "POST"), path: restoration, body: {} }]);
}

const as = ({ world }: BookingsWork, method: string) => ({
  method,
  authorization: world.authorization,
});

async function run(work: BookingsWork, chance: Chance, [call, siegeCall]: [Call, SiegeCall]) {
  return await make(call, siegeCall, { target: work.any, chance, stopped: work.stopped });
}

function parsed<Body extends object>({ text = "" }: CallReply): Partial<Body> {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}
