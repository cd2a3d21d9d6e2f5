// Fills an account with a month of a small film studio.

import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../core/context.ts";
import { invalid } from "../../../core/refusals.ts";
import { listResourceTypes } from "../../../inventory/resource-types/store.ts";
import { createResource } from "../../../inventory/resources/create.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { createClient } from "../../../planning/clients/create.ts";
import { createProject } from "../../../planning/projects/create.ts";
import { demoRefusals } from "../refusals.ts";
import { bookMonth, type Cast } from "./bookings.ts";
import { clients, ownProjects, people, rooms, vehicles } from "./cast.ts";
import { takeTimeOff } from "./time-off.ts";

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
