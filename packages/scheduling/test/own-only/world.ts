import { sql } from "kysely";
import type { Json, TestScheduling } from "../harness.ts";
import { type Member, makeMember, makeResource, makeStudio, type Studio } from "../studio.ts";

/* A studio with two therapists. Each text about the colleague's clients contains a marker, and each
   id of their records has seven digits from 77. */

export const markers = /zqforeign|77665544|\b77[1-7]\d{4}\b/i;

export const monday = "2030-03-04";
export const days = `from=${monday}&to=2030-03-10`;
export const dates = `start_date=${monday}&end_date=2030-03-10`;

/** As many rights as a member with `own_only` may have. */
export const mostRights = {
  bookings: "manage_own",
  clients: "manage_own",
  projects: "manage_own",
  resources: "manage_own",
  reports: "view",
} as const;

export interface Records {
  clients: number;
  projects: number;
  bookings: number;
  appointments: number;
  sessions: number;
  downtimes: number;
  orders: number;
  receipts: number;
}

export interface World {
  studio: Studio;
  me: Member;
  colleague: Member;
  resources: { mine: number; theirs: number; room: number };
  serviceId: number;
  own: Records;
  foreign: Records;
}

export async function makeWorld(scheduling: TestScheduling): Promise<World> {
  const studio = await makeStudio(scheduling);
  const me = await makeMember(scheduling, studio, {
    permissions: "custom",
    rights: mostRights,
    ownOnly: true,
  });
  const colleague = await makeMember(scheduling, studio, { permissions: "manager" });
  const resources = {
    mine: await makePerson(studio, me),
    theirs: await makePerson(studio, colleague),
    room: (await makeResource(studio)).id,
  };
  const serviceId = await makeService(studio, resources);
  await startIds(scheduling, 77);
  const foreign = await makeRecords(studio, {
    resources: [resources.theirs, resources.room],
    serviceId,
    start: `${monday}T09:00:00Z`,
    client: {
      name: "Zqforeign Foreign",
      email: "zqforeign@foreign.example",
      phone: "+45 77665544",
      notes: "Zqforeign allergy",
    },
    word: "Zqforeign",
  });
  await startIds(scheduling, 10);
  const own = await makeRecords(studio, {
    resources: [resources.mine, resources.room],
    serviceId,
    start: `${monday}T11:00:00Z`,
    client: {
      name: "Ann Own",
      email: "ann@own.example",
      phone: "+45 11223344",
      notes: "Zqforeign hidden",
    },
    word: "Ours",
  });
  return { studio, me, colleague, resources, serviceId, own, foreign };
}

const sequenced = [
  "clients",
  "appointments",
  "bookings",
  "sessions",
  "projects",
  "downtimes",
  "orders",
  "receipts",
];

/** Clients from 7710001, appointments from 7720001, and so on. */
async function startIds({ context }: TestScheduling, prefix: number): Promise<void> {
  for (const [nth, table] of sequenced.entries()) {
    const first = prefix * 100_000 + (nth + 1) * 10_000;
    await sql
      .raw(`select setval(pg_get_serial_sequence('scheduling.${table}', 'id'), ${first})`)
      .execute(context.db);
  }
}

async function makePerson(studio: Studio, { userId }: Member): Promise<number> {
  const { id } = await makeResource(studio, { type: "Person", email: null });
  await done(studio.put(`/resources/${id}`, { user_id: userId }));
  return id;
}

/** A therapist and the room, from nine to five in UTC. */
async function makeService(
  studio: Studio,
  { mine, theirs, room }: World["resources"],
): Promise<number> {
  const part = (id: string, ids: number[]) => ({
    id,
    name: id,
    resource_ids: ids,
    choosable: true,
  });
  const parts = [part("who", [mine, theirs]), part("where", [room])];
  return (
    await done(
      studio.post("/services", {
        name: "Massage",
        duration: 60,
        price: 6000,
        currency: "EUR",
        parts,
      }),
    )
  ).id;
}

interface Making {
  resources: [person: number, room: number];
  serviceId: number;
  start: string;
  client: object;
  word: string;
}

async function makeRecords(
  studio: Studio,
  { resources, serviceId, start, client, word }: Making,
): Promise<Records> {
  const [person] = resources;
  const { id: clients } = await done(studio.post("/clients", client));
  const project = { name: `${word} project`, client_id: clients };
  const { id: projects } = await done(studio.post("/projects", project));
  const appointment = await done(
    studio.post("/appointments", {
      service_id: serviceId,
      client_id: clients,
      starts_at: start,
      resource_ids: resources,
      notes: `${word} visit`,
    }),
  );
  const plain = { resource_id: person, start_date: "2030-03-05", duration: 30, start_time: 600 };
  const { id: bookings } = await done(
    studio.post("/bookings", { ...plain, client_id: clients, details: `${word} details` }),
  );
  const off = { from: "2030-03-06", to: "2030-03-06", details: `${word} absence` };
  const { id: downtimes } = await done(
    studio.post("/downtimes", { ...off, resource_ids: [person] }),
  );
  const { id: appointments, session_id: sessions } = appointment;
  const items = [{ kind: "appointment", appointment_id: appointments, amount: 3000 }];
  const { id: orders } = await done(studio.post("/orders", { payment: "cash", items }));
  const { receipts } = await done(studio.get(`/appointments/${appointments}/standing`));
  const paid = { orders, receipts: receipts[0].id };
  return { clients, projects, bookings, appointments, sessions, downtimes, ...paid };
}

export async function done(sending: Promise<{ status: number; body: Json }>): Promise<Json> {
  const { status, body } = await sending;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
