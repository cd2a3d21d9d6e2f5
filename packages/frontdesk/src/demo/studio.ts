import { listResourceTypes } from "@frontdesk/scheduling/inventory/resource-types/store";
import { createResource } from "@frontdesk/scheduling/inventory/resources/create";
import { ownerOf } from "@frontdesk/scheduling/lifecycle/onboarding/actor";
import type { Actor } from "@frontdesk/scheduling/parties/identity/identity";
import { changeAvailability } from "@frontdesk/scheduling/planning/availability/change";
import { createClient } from "@frontdesk/scheduling/planning/clients/create";
import { createDowntime } from "@frontdesk/scheduling/planning/downtimes/create";
import { listDowntimeTypes } from "@frontdesk/scheduling/planning/downtimes/types/store";
import { createProject } from "@frontdesk/scheduling/planning/projects/create";
import { guests, owner, projects, rooms, therapists } from "./cast.ts";
import { dayAfter } from "./clock.ts";
import type { Past } from "./parts.ts";
import { purseOf } from "./purse.ts";
import { type Offer, offerServices } from "./services.ts";
import type { DemoShop } from "./shop.ts";

export interface Studio {
  actor: Actor;
  therapists: number[];
  rooms: number[];
  guests: number[];
  projects: number[];
  offer: Offer;
  /** Index of the therapist in the cast. */
  isOff(therapist: number, day: string): boolean;
}

const firstPage = { limit: 50, offset: 0 };

/** Creates no bookings; `today` is YYYY-MM-DD. */
export async function furnishStudio(
  past: Past,
  { accountId, today, shop }: { accountId: number; today: string; shop: DemoShop | undefined },
): Promise<Studio> {
  const actor = await ownerOf(past.scheduling, accountId);
  const people = await addTherapists(past, actor, dayAfter(today, -100));
  const halls: number[] = [];
  for (const space of rooms) {
    const resource_type_id = await typeOf(past, actor, { human: false, attribute: "capacity" });
    halls.push((await createResource(past.scheduling, actor, { resource_type_id, ...space })).id);
  }
  const clients = await addGuests(past, actor);
  const works = await addProjects(past, actor, clients);
  const isOff = await takeTimeOff(past, actor, { people, halls, today });
  const purse = shop?.purse ?? purseOf("EUR", today);
  const offering = { therapists: people, email: owner.email, purse };
  const offer = await offerServices(past, actor, offering);
  const all = { therapists: people, rooms: halls, guests: clients, projects: works };
  return { actor, ...all, offer, isOff };
}

async function addTherapists(past: Past, actor: Actor, date: string): Promise<number[]> {
  const { scheduling } = past;
  const resource_type_id = await typeOf(past, actor, { human: true, attribute: "phone" });
  const ids: number[] = [];
  for (const { first_name, last_name, job_title, week } of therapists) {
    const body = { resource_type_id, first_name, last_name, job_title };
    const { id: resourceId } = await createResource(scheduling, actor, body);
    const available_periods = week.flatMap(([days, start_time, end_time]) =>
      days.map((week_day) => ({ week_day, start_time, end_time })),
    );
    await changeAvailability(scheduling, actor, { resourceId, body: { date, available_periods } });
    ids.push(resourceId);
  }
  return ids;
}

/** Users can rename types. */
async function typeOf(
  { scheduling }: Past,
  { account }: Actor,
  { human, attribute }: { human: boolean; attribute: "capacity" | "phone" },
): Promise<number> {
  const { items } = await listResourceTypes(scheduling.db, account.id, firstPage);
  const match =
    items.find((type) => type.human === human && type.custom_attributes.includes(attribute)) ??
    items.find((type) => type.human === human);
  if (match === undefined) throw new Error("the account has no suitable resource type");
  return match.id;
}

async function addGuests({ scheduling }: Past, actor: Actor): Promise<number[]> {
  const ids: number[] = [];
  for (const name of guests) ids.push((await createClient(scheduling, actor, { name })).id);
  return ids;
}

async function addProjects(
  { scheduling }: Past,
  actor: Actor,
  clients: readonly number[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { name, project_code, ...rest } of projects) {
    const client = "client" in rest ? clients[guests.indexOf(rest.client)] : undefined;
    const body = { name, project_code, default_billable: client !== undefined };
    const project = await createProject(scheduling, actor, {
      ...body,
      ...(client !== undefined && { client_id: client }),
    });
    ids.push(project.id);
  }
  return ids;
}

/** Days from today. */
const absences = [
  { therapist: 0, from: -40, to: -34, type: "Vacation", details: "Sailing" },
  { therapist: 1, from: -12, to: -12, type: "Sick leave", details: "A cold" },
  { therapist: 2, from: 6, to: 10, type: "Vacation", details: "With the children" },
  { therapist: 3, from: -71, to: -70, type: "Vacation", details: "A course" },
] as const;

async function takeTimeOff(
  { scheduling }: Past,
  actor: Actor,
  { people, halls, today }: { people: number[]; halls: number[]; today: string },
): Promise<Studio["isOff"]> {
  const { items } = await listDowntimeTypes(scheduling.db, actor.account.id, firstPage);
  const typeId = (name: string) => items.find((type) => type.name === name)?.id ?? null;
  const span = ({ from, to }: { from: number; to: number }) => {
    return { from: dayAfter(today, from), to: dayAfter(today, to) };
  };
  for (const { therapist, type, details, ...days } of absences) {
    const ids = { resource_ids: [people[therapist]!], downtime_type_id: typeId(type) };
    await createDowntime(scheduling, actor, { ...ids, ...span(days), details });
  }
  const upkeep = { resource_ids: [halls[2]!], downtime_type_id: typeId("Maintenance") };
  const floor = { ...upkeep, ...span({ from: 3, to: 3 }), details: "The floor is oiled" };
  await createDowntime(scheduling, actor, floor);
  return (therapist, day) =>
    absences.some((one) => {
      const { from, to } = span(one);
      return one.therapist === therapist && day >= from && day <= to;
    });
}
