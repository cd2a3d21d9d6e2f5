// Fills an account with a month of a small film studio.
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../core/context.ts";
import { addDays } from "../../../core/intervals/local-time.ts";
import { invalid } from "../../../core/refusals.ts";
import { listResourceTypes } from "../../../inventory/resource-types/store.ts";
import { createResource } from "../../../inventory/resources/create.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { createClient } from "../../../planning/clients/create.ts";
import { createDowntime } from "../../../planning/downtimes/create.ts";
import { listDowntimeTypes } from "../../../planning/downtimes/types/store.ts";
import { createProject } from "../../../planning/projects/create.ts";
import { demoRefusals } from "../refusals.ts";
import { bookMonth, type Cast } from "./bookings.ts";
import { mondaysOf } from "./month.ts";

export interface DemoCounts {
  resources: number;
  clients: number;
  projects: number;
  bookings: number;
  downtimes: number;
}

export async function fillDemo(
  outer: Context,
  actor: Actor,
  { month }: { month: string },
): Promise<DemoCounts> {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw invalid(demoRefusals.noMonth());
  return await atomically(outer.db, (db) => fill({ ...outer, db }, actor, month));
}

async function fill(context: Context, actor: Actor, month: string): Promise<DemoCounts> {
  const cast = { ...(await addResources(context, actor)), ...(await addProjects(context, actor)) };
  const downtimes = await takeTimeOff(context, actor, { cast, month });
  const bookings = await bookMonth(context, actor, { cast, month });
  return {
    resources: cast.people.length + cast.rooms.length + cast.vehicles.length,
    clients: clients.length,
    projects: cast.projects.length,
    bookings,
    downtimes,
  };
}

async function addResources(
  context: Context,
  actor: Actor,
): Promise<Pick<Cast, "people" | "rooms" | "vehicles">> {
  const page = { limit: 50, offset: 0 };
  const { items: types } = await listResourceTypes(context.db, actor.account.id, page);
  const add = async (typeName: string, all: readonly object[]): Promise<number[]> => {
    const type = types.find(({ name }) => name === typeName);
    if (type === undefined) throw invalid(demoRefusals.goneType(typeName));
    const ids: number[] = [];
    for (const fields of all) {
      const body = { resource_type_id: type.id, ...fields };
      ids.push((await createResource(context, actor, body)).id);
    }
    return ids;
  };
  return {
    people: await add("Person", people),
    rooms: await add("Meeting Room", rooms),
    vehicles: await add("Vehicle", vehicles),
  };
}

async function addProjects(context: Context, actor: Actor): Promise<Pick<Cast, "projects">> {
  const projects: number[] = [];
  for (const { name, projects: own } of clients) {
    const client = await createClient(context, actor, { name });
    for (const project of own) {
      const body = { ...project, client_id: client.id };
      projects.push((await createProject(context, actor, body)).id);
    }
  }
  for (const project of ownProjects) {
    projects.push((await createProject(context, actor, project)).id);
  }
  return { projects };
}

const people = [
  { first_name: "Ida", last_name: "Falk", job_title: "Director", phone: "+45 00 00 00 01" },
  { first_name: "Noor", last_name: "Haddad", job_title: "Editor", phone: "+45 00 00 00 02" },
  { first_name: "Tomas", last_name: "Brandt", job_title: "Camera", phone: "+45 00 00 00 03" },
  { first_name: "Mei", last_name: "Lindqvist", job_title: "Designer", phone: "+45 00 00 00 04" },
  { first_name: "Jonas", last_name: "Okafor", job_title: "Sound", phone: "+45 00 00 00 05" },
  { first_name: "Sofie", last_name: "Marsh", job_title: "Producer", phone: "+45 00 00 00 06" },
] as const;

const rooms = [
  { name: "Edit suite", capacity: 3, notes: "Two screens, and a sofa" },
  { name: "Big room", capacity: 12, notes: "With the projector" },
  { name: "Sound booth", capacity: 2, notes: "Keep the door closed" },
] as const;

const vehicles = [
  { name: "Van", registration_number: "FD 10 001" },
  { name: "Small car", registration_number: "FD 10 002" },
] as const;

const clients = [
  {
    name: "Harbour Museum",
    projects: [
      { name: "Exhibition film", project_code: "HM-1", default_billable: true },
      { name: "Audio guide", project_code: "HM-2", default_billable: true },
    ],
  },
  {
    name: "Northwind Cycles",
    projects: [
      { name: "Spring campaign", project_code: "NC-1", default_billable: true },
      { name: "Product photos", project_code: "NC-2", default_billable: true },
    ],
  },
  {
    name: "Juniper Bakery",
    projects: [{ name: "Website", project_code: "JB-1", default_billable: true }],
  },
] as const;

const ownProjects = [{ name: "Studio upkeep", project_code: "IN-1" }] as const;

async function takeTimeOff(
  context: Context,
  actor: Actor,
  { cast, month }: { cast: Cast; month: string },
): Promise<number> {
  const page = { limit: 50, offset: 0 };
  const { items: types } = await listDowntimeTypes(context.db, actor.account.id, page);
  const typeId = (name: string): number | null =>
    types.find((type) => type.name === name)?.id ?? null;
  const [first, second, third] = mondaysOf(month) as [string, string, string];
  const all = [
    {
      resource_ids: [cast.people[3]!],
      from: second,
      to: addDays(second, 4),
      downtime_type_id: typeId("Vacation"),
      details: "Sailing",
    },
    {
      resource_ids: [cast.people[1]!],
      from: addDays(third, 1),
      to: addDays(third, 1),
      start_time: 540,
      end_time: 720,
      downtime_type_id: typeId("Sick leave"),
      details: "Dentist",
    },
    {
      resource_ids: [cast.vehicles[0]!],
      from: addDays(first, 1),
      to: addDays(first, 2),
      downtime_type_id: typeId("Maintenance"),
      details: "New brakes",
    },
  ];
  for (const body of all) await createDowntime(context, actor, body);
  return all.length;
}
