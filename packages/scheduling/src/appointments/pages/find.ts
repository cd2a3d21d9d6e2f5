import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { findZone, readDate } from "../../core/dates.ts";
import { askPublic } from "./ask.ts";
import type { BookingContent, BookingView } from "./content.ts";
import type { OpenAppointment, OpenPage, OpenService, OpenSlots } from "./shapes.ts";
import { dayIn, offersStaffChoice, slotsQuery, withOf } from "./slots-query.ts";

export type PageResult = Pick<
  BookingContent,
  "page" | "service" | "slots" | "appointment" | "missing"
>;

interface PageVisit {
  server: Server;
  request: FastifyRequest;
  now: Date;
}

export async function findContent(visited: PageVisit, view: BookingView): Promise<PageResult> {
  const { body: page } = await ask<OpenPage>(visited, "/");
  const nothing = { page, service: null, slots: null, appointment: null, missing: null };
  if (view.at === "appointment") {
    const path = `/appointments/${encodeURIComponent(view.token)}`;
    const { body: openAppointment, isBusy } = await ask<OpenAppointment>(visited, path);
    if (openAppointment === null) return { ...nothing, missing: isBusy ? "busy" : "appointment" };
    const appointment = { ...openAppointment, token: view.token };
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
  // Without slots the script requests them and shows the refusal.
  const slots = await findSlots(visited, { page, service, chosen: view.with });
  return { ...nothing, service, slots };
}

async function findUnlisted(
  visited: PageVisit,
  page: OpenPage | null,
  id: string | null,
): Promise<OpenService | null> {
  if (page === null || id === null || page.services.some((one) => one.id === id)) return null;
  return (await ask<OpenService>(visited, `/services/${encodeURIComponent(id)}`)).body;
}

interface Answer<Body> {
  body: Body | null;
  isBusy: boolean;
}

async function ask<Body>({ server, request }: PageVisit, path: string): Promise<Answer<Body>> {
  const { status, body } = await askPublic<Body>(server, request, { method: "GET", path });
  return { body: status === 200 ? body : null, isBusy: status === 429 };
}

interface SlotsInput {
  page: OpenPage;
  service: OpenService;
  chosen: string | undefined;
}

async function findSlots(
  visited: PageVisit,
  { page, service, chosen }: SlotsInput,
): Promise<PageResult["slots"]> {
  if (chosen === undefined && offersStaffChoice(service)) return null;
  const from = dayIn(page.timezone, visited.now);
  const query = slotsQuery({ from, timezone: page.timezone, chosen });
  const path = `/services/${encodeURIComponent(service.id)}/slots?${query}`;
  const { body: answer } = await ask<OpenSlots>(visited, path);
  return answer === null ? null : { from, answer };
}

interface Moves {
  slots: PageResult["slots"];
  isBusy: boolean;
}

const none: Moves = { slots: null, isBusy: false };

interface RescheduleView {
  view: { token: string; from?: string | undefined; zone?: string | undefined };
  appointment: OpenAppointment;
}

async function findMoves(
  visited: PageVisit,
  { view: { token, from: request = "", zone }, appointment }: RescheduleView,
): Promise<Moves> {
  const { service, may } = appointment;
  const timezone = findZone(zone ?? "")?.iana ?? appointment.timezone;
  if (service.id === null || !may.reschedule) return none;
  const from = readDate(request) ?? dayIn(timezone, visited.now);
  const query = slotsQuery({ from, timezone, chosen: withOf(appointment), token });
  const path = `/services/${encodeURIComponent(service.id)}/slots?${query}`;
  const { body: answer, isBusy } = await ask<OpenSlots>(visited, path);
  return { slots: answer && { from, answer }, isBusy };
}
