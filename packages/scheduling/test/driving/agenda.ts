import { readSpans } from "../../src/inventory/capacity/spans.store.ts";
import { makeBookable } from "../agenda.ts";
import { makeFeed } from "../feeds.ts";
import type { Json, TestScheduling } from "../harness.ts";
import { makeClient, makeMember, makeProject, makeResource, type Studio } from "../studio.ts";
import { answered } from "./answered.ts";
import type { DrivenScheduling } from "./driven.ts";

const [monday, tuesday, thursday, nextMonday] = [
  "2026-11-30",
  "2026-12-01",
  "2026-12-03",
  "2026-12-07",
];
let drawn = 0;

export async function useAgenda(scheduling: DrivenScheduling, studio: Studio): Promise<void> {
  const resourceId = await makeBookable(scheduling, studio);
  const other = await makeBookable(scheduling, studio);
  await ledger(studio, resourceId, other);
  const range = { accountId: studio.accountId, firstDay: monday, lastDay: nextMonday };
  const query = { ...range, resourceIds: [resourceId, other], without: [1] };
  await readSpans(scheduling.context.db, query);
  await movesAside(studio, resourceId, other);
  await isNotified(scheduling, studio, resourceId);
  await retires(scheduling, studio);
  await invites(studio);
}

async function makes(studio: Studio, path: string, body: object): Promise<Json> {
  return answered(`POST ${path}`, await studio.post(path, body)).body;
}

async function ledger(studio: Studio, resourceId: number, other: number): Promise<void> {
  const client = await makeClient(studio);
  const project = await makeProject(studio, { client_id: client.id });
  const days = { resource_id: resourceId, start_date: monday, end_date: thursday, duration: 60 };
  drawn += 1;
  for (const _time of [1, 2]) {
    const key = { "idempotency-key": `booked-${drawn}` };
    answered("POST /bookings", await studio.post("/bookings", days, key));
  }
  const timed = { ...days, start_time: 600, project_id: project.id };
  const { id } = await makes(studio, "/bookings", timed);
  const waiting = { ...timed, project_id: null, client_id: client.id, allow_waiting: true };
  const { id: waitingId } = await makes(studio, "/bookings", waiting);
  const maybe = { ...timed, tentative: true };
  const { id: maybeId } = await makes(studio, "/bookings", maybe);
  const changes: [number, object][] = [
    [id, { details: "Bring cake" }],
    [id, { end_date: nextMonday, duration: 90 }],
    [id, { resource_id: other, start_time: 660 }],
    [waitingId, { start_time: 610 }],
    [maybeId, { tentative: false, resource_id: other, allow_waiting: true }],
    [maybeId, { start_time: null, client_id: client.id, project_id: null }],
  ];
  for (const [id, change] of changes) {
    answered(`PUT /bookings/${id}`, await studio.put(`/bookings/${id}`, change));
  }
  answered("GET", await studio.get(`/bookings?waiting=true&resource_ids=${resourceId}`));
  answered("GET", await studio.get("/bookings?q=cake&tentative=false"));
  const week = `from=${monday}&to=${nextMonday}`;
  answered("GET", await studio.get(`/openings?${week}&resource_ids[]=${resourceId}`));
  answered("GET", await studio.get(`/agenda?from=${monday}&to=${monday}`));
  answered("GET", await studio.get(`/agenda?${week}&resource_ids[]=${resourceId}`));
  answered("DELETE", await studio.delete(`/bookings/${maybeId}`));
  await makes(studio, `/bookings/${maybeId}/restoration`, { allow_waiting: true });
  answered("PUT", await studio.put(`/projects/${project.id}`, { client_id: null }));
  answered("DELETE", await studio.delete(`/projects/${project.id}`));
  answered("DELETE", await studio.delete(`/clients/${client.id}`));
}

async function movesAside(studio: Studio, resourceId: number, other: number): Promise<void> {
  const days = { from: monday, to: tuesday };
  const { id: lets } = await makes(studio, "/downtimes", { ...days, resource_ids: [resourceId] });
  answered("PUT", await studio.put(`/downtimes/${lets}`, { to: thursday, start_time: 600 }));
  answered("PUT", await studio.put(`/downtimes/${lets}`, { resource_ids: [resourceId, other] }));
  answered("DELETE", await studio.delete(`/downtimes/${lets}`));
  const takes = { ...days, resource_ids: [other], delete_invalid_bookings: true };
  const { id: gone } = await makes(studio, "/downtimes", takes);
  answered("DELETE", await studio.delete(`/downtimes/${gone}`));
  const mornings = [1, 2, 3].map((day) => ({ week_day: day, start_time: 540, end_time: 720 }));
  const week = { date: tuesday, available_periods: mornings, allow_waiting: true };
  await makes(studio, `/resources/${resourceId}/availability`, week);
  const updated = { date: monday, timezone: "Tokyo", delete_invalid_bookings: true };
  await makes(studio, `/resources/${other}/availability`, updated);
  const same = { date: monday, inherits_hours: true, allow_waiting: true };
  await makes(studio, `/resources/${other}/availability`, same);
  const periods = [1, 2, 3].map((week_day) => ({ week_day, start_time: 0, end_time: 1440 }));
  const opening = { opening_hours: { from: thursday, periods }, allow_waiting: true };
  answered("PUT", await studio.put(`/v1/accounts/${studio.accountId}`, opening));
  const period = { start_date: monday, end_date: tuesday, start_time: 1000, end_time: 1100 };
  const path = `/resources/${resourceId}/custom_available_periods`;
  const { id } = await makes(studio, path, period);
  answered("GET", await studio.get(path));
  answered("DELETE", await studio.delete(`${path}/${id}?allow_waiting=true`));
}

export async function useHolidays(studio: Studio): Promise<void> {
  const holidays = { year: 2033, country: "DK", dates: ["2033-12-25"] };
  const { created } = await makes(studio, "/public_holidays", holidays);
  answered("GET", await studio.get("/public_holidays?year=2033&country=DK"));
  answered("DELETE", await studio.delete(`/downtimes/${created[0]?.id}`));
}

/** In a year without bookings. */
export async function useClosures(studio: Studio): Promise<void> {
  const closure = { from: "2032-12-24", to: "2032-12-24", all_resources: true };
  const { id } = await makes(studio, "/downtimes", closure);
  await makeResource(studio);
  answered("PUT", await studio.put(`/downtimes/${id}`, { to: "2032-12-26" }));
  answered("DELETE", await studio.delete(`/downtimes/${id}`));
}

async function isNotified(
  { receiver, ...scheduling }: DrivenScheduling,
  studio: Studio,
  id: number,
): Promise<void> {
  for (const resourceId of [id, undefined]) {
    const { pathname } = new URL(await makeFeed(studio, resourceId));
    answered(pathname, await scheduling.send(`GET ${pathname}`));
  }
  const events = ["bookings", "clients", "projects", "resources", "downtimes"];
  const webhook = { name: "All", payload_url: receiver.url, events };
  const { id: webhookId } = await makes(studio, "/webhooks", webhook);
  await makeClient(studio);
  const { body: queue } = await studio.get(`/webhooks/${webhookId}/queue`);
  await makes(studio, `/webhooks/${webhookId}/queue/${queue[0].id}/retry`, {});
  answered("PUT", await studio.put(`/webhooks/${webhookId}`, { paused: true }));
  answered("PUT", await studio.put(`/webhooks/${webhookId}`, { paused: false }));
}

async function retires(scheduling: TestScheduling, studio: Studio): Promise<void> {
  const capacity = await makeResource(studio);
  const type = capacity.resource_type.id;
  drawn += 1;
  const options: number[] = [];
  for (const name of [`Colour ${drawn}`, `Size ${drawn}`]) {
    const field = { resource_type_id: type, name };
    const { id } = await makes(studio, "/custom_fields", field);
    const option = { custom_field_id: id, value: "Red" };
    options.push(id, (await makes(studio, "/custom_field_options", option)).id);
  }
  const [fieldId, optionId, , keptId] = options;
  const path = `/resources/${capacity.id}`;
  const chosen = { custom_field_option_ids: [optionId, keptId], name: "Red room" };
  answered("PUT", await studio.put(path, chosen));
  answered("GET", await studio.get(path));
  answered("DELETE", await studio.delete(`/custom_field_options/${optionId}`));
  answered("DELETE", await studio.delete(`/custom_fields/${fieldId}`));
  for (const types of ["/resource_types", "/downtime_types"]) {
    const { id } = await makes(studio, types, { name: `Kind ${drawn}` });
    answered("GET", await studio.get(`${types}/${id}`));
    answered("PUT", await studio.put(`${types}/${id}`, { name: "Other" }));
    answered("DELETE", await studio.delete(`${types}/${id}`));
  }
  const resourceId = await makeBookable(scheduling, studio);
  const days = { resource_id: resourceId, start_date: monday, duration: 60 };
  await makes(studio, "/bookings", days);
  await makes(studio, "/downtimes", {
    resource_ids: [resourceId],
    from: nextMonday,
    to: nextMonday,
  });
  const archived = { archived: true, first_name: "Ada", last_name: "Old" };
  answered("PUT", await studio.put(`/resources/${resourceId}`, archived));
  answered("DELETE", await studio.delete(`/resources/${resourceId}`));
  const { userId } = await makeMember(scheduling, studio);
  answered("GET", await studio.get(`/users/${userId}`));
  const manages = { permissions: "custom", booking_rights: "manage_all" };
  answered("PUT", await studio.put(`/users/${userId}`, manages));
  answered("PUT", await studio.put(`/users/${userId}`, { permissions: "administrator" }));
  answered("PUT", await studio.put(`/users/${userId}`, { permissions: "manager" }));
  answered("DELETE", await studio.delete(`/users/${userId}`));
}

async function invites(studio: Studio): Promise<void> {
  drawn += 1;
  const email = `guest-${drawn}@example.org`;
  await makeResource(studio, { type: "Person", email, invite: true });
}
