// What a page holds: everything that its address asks for, as the customers' API tells it.
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
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
  const page = await ask<OpenPage>(visited, "/");
  const nothing = { page, service: null, slots: null, appointment: null, missing: null };
  if (view.at === "appointment") {
    const path = `/appointments/${encodeURIComponent(view.token)}`;
    const appointment = await ask<OpenAppointment>(visited, path);
    if (appointment === null) return { ...nothing, missing: "appointment" };
    const slots = view.act === "move" ? await findMoves(visited, { view, appointment }) : null;
    const service = await findUnlisted(visited, page, appointment.service.id);
    return { ...nothing, service, slots, appointment: { ...appointment, token: view.token } };
  }
  if (page === null) return { ...nothing, missing: "page" };
  if (view.at === "services") return nothing;
  const service =
    page.services.find(({ id }) => id === view.id) ??
    (await ask<OpenService>(visited, `/services/${encodeURIComponent(view.id)}`));
  if (service === null) return { ...nothing, missing: "service" };
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
  return await ask<OpenService>(visited, `/services/${encodeURIComponent(id)}`);
}

async function ask<Body>({ server, request }: Visited, path: string): Promise<Body | null> {
  const { status, body } = await askPublic<Body>(server, request, { method: "GET", path });
  return status === 200 ? body : null;
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
  const answer = await ask<OpenSlots>(visited, path);
  return answer === null ? null : { from, answer };
}

interface Moved {
  view: { token: string; from?: string | undefined };
  appointment: OpenAppointment;
}

/** The times that an appointment can be moved to, by the clock of its customer. */
async function findMoves(
  visited: Visited,
  { view: { token, from: asked = "" }, appointment }: Moved,
): Promise<Found["slots"]> {
  const { service, timezone, may } = appointment;
  if (service.id === null || !may.reschedule) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asked);
  const from = isDay ? asked : dayIn(timezone, visited.now);
  const query = slotsQuery({ from, timezone, chosen: withOf(appointment), token });
  const path = `/services/${encodeURIComponent(service.id)}/slots?${query}`;
  const answer = await ask<OpenSlots>(visited, path);
  return answer === null ? null : { from, answer };
}
