// What a page holds: everything that its address asks for, as the customers' API tells it.
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { findZone } from "../../ground/zones.ts";
import { askPublic } from "./ask.ts";
import { asksForWhom, dayIn, slotsQuery, withOf } from "./asked-slots.ts";
import type { BookingContent, BookingView } from "./content.ts";
import type { OpenAppointment, OpenPage, OpenService, OpenSlots } from "./shapes.ts";

export type Found = Pick<BookingContent, "page" | "service" | "slots" | "appointment" | "missing">;

interface Visited {
  server: Server;
  request: FastifyRequest;
  now: Date;
}

/** What there is to be shown at an address. */
export async function findContent(visited: Visited, view: BookingView): Promise<Found> {
  const { body: page } = await ask<OpenPage>(visited, "/");
  const nothing = { page, service: null, slots: null, appointment: null, missing: null };
  if (view.at === "appointment") {
    const path = `/appointments/${encodeURIComponent(view.token)}`;
    const { body: found, isBusy } = await ask<OpenAppointment>(visited, path);
    if (found === null) return { ...nothing, missing: isBusy ? "busy" : "appointment" };
    const appointment = { ...found, token: view.token };
    const moves = view.act === "move" ? await findMoves(visited, { view, appointment }) : none;
    if (moves.isBusy) return { ...nothing, appointment, missing: "busy" };
    const service = await findUnlisted(visited, page, appointment.service.id);
    return { ...nothing, service, slots: moves.slots, appointment };
  }
  if (page === null) return { ...nothing, missing: "page" };
  if (view.at === "services") return nothing;
  const service =
    page.services.find(({ id }) => id === view.id) ??
    (await ask<OpenService>(visited, `/services/${encodeURIComponent(view.id)}`)).body;
  if (service === null) return { ...nothing, missing: "service" };
  // Whose script finds none here asks for them itself, and says what is in the way.
  const slots = await findSlots(visited, { page, service, chosen: view.with });
  return { ...nothing, service, slots };
}

/** The service of an appointment that is not among those of the page, for what goes on to it. */
async function findUnlisted(
  visited: Visited,
  page: OpenPage | null,
  id: string | null,
): Promise<OpenService | null> {
  if (page === null || id === null || page.services.some((one) => one.id === id)) return null;
  return (await ask<OpenService>(visited, `/services/${encodeURIComponent(id)}`)).body;
}

interface Answer<Body> {
  body: Body | null;
  /** Whether it was asked for too often, and may be there all the same. */
  isBusy: boolean;
}

async function ask<Body>({ server, request }: Visited, path: string): Promise<Answer<Body>> {
  const { status, body } = await askPublic<Body>(server, request, { method: "GET", path });
  return { body: status === 200 ? body : null, isBusy: status === 429 };
}

interface Wanted {
  page: OpenPage;
  service: OpenService;
  /** Of the resources of choosable parts, or nobody in particular. */
  chosen: string | undefined;
}

/** The times to choose from, unless there is somebody to choose first. */
async function findSlots(
  visited: Visited,
  { page, service, chosen }: Wanted,
): Promise<Found["slots"]> {
  if (chosen === undefined && asksForWhom(service)) return null;
  const from = dayIn(page.timezone, visited.now);
  const query = slotsQuery({ from, timezone: page.timezone, chosen });
  const path = `/services/${encodeURIComponent(service.id)}/slots?${query}`;
  const { body: answer } = await ask<OpenSlots>(visited, path);
  return answer === null ? null : { from, answer };
}

interface Moves {
  slots: Found["slots"];
  isBusy: boolean;
}

const none: Moves = { slots: null, isBusy: false };

interface Moved {
  view: { token: string; from?: string | undefined; zone?: string | undefined };
  appointment: OpenAppointment;
}

/** The times that an appointment can be moved to, by the clock of its customer or another zone. */
async function findMoves(
  visited: Visited,
  { view: { token, from: asked = "", zone }, appointment }: Moved,
): Promise<Moves> {
  const { service, may } = appointment;
  const timezone = findZone(zone ?? "")?.iana ?? appointment.timezone;
  if (service.id === null || !may.reschedule) return none;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asked);
  const from = isDay ? asked : dayIn(timezone, visited.now);
  const query = slotsQuery({ from, timezone, chosen: withOf(appointment), token });
  const path = `/services/${encodeURIComponent(service.id)}/slots?${query}`;
  const { body: answer, isBusy } = await ask<OpenSlots>(visited, path);
  return { slots: answer && { from, answer }, isBusy };
}
