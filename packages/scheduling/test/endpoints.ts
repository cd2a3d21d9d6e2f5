import type { Method } from "@frontdesk/platform/test/harness";
import type { Json, TestScheduling } from "./harness.ts";
import { makeClient, makeProject, makeResource, type Studio } from "./studio.ts";

export interface Endpoint {
  method: Method;
  path: string;
}

const methods = ["get", "post", "put", "delete"] as const;

export function listEndpoints({ server }: Pick<TestScheduling, "server">): Endpoint[] {
  const { paths = {} } = server.swagger() as { paths?: Record<string, object> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods
      .filter((method) => method in operations)
      .map((method) => ({ method: method.toUpperCase() as Method, path })),
  );
}

export function isPersons({ server }: Pick<TestScheduling, "server">, endpoint: Endpoint): boolean {
  const { paths = {} } = server.swagger() as { paths?: Record<string, Json> };
  const { security } = paths[endpoint.path][endpoint.method.toLowerCase()];
  return security.some((schemes: object) => "person" in schemes);
}

export function listAccountEndpoints(scheduling: Pick<TestScheduling, "server">): Endpoint[] {
  return listEndpoints(scheduling).filter(({ path }) => path.startsWith("/v1/{account}/"));
}

export interface Belongings {
  subdomain: string;
  ids: Record<string, number>;
  bodies: Record<string, object>;
  changes: Record<string, object>;
}

const merchant = { merchant_id: "0123456789abcdef01234567", key: "key of a merchant" };
const webhook = { name: "All", payload_url: "https://hooks.example.com/", events: ["bookings"] };

const changes = {
  merchant,
  custom_field_options: { value: "Small" },
  bookings: { details: "New" },
};

const period = { start_date: "2031-02-01", start_time: 540, end_time: 600 };
const epiphany = { from: "2031-01-06", to: "2031-01-06" };
const monday = { start_date: "2030-01-07", duration: 5 };
const noon = "2030-01-08T12:00:00Z";

const periods = "custom_available_periods";

const ofPersons = { applications: 1, tokens: 1, grants: 1 };

export async function makeBelongings(studio: Studio): Promise<Belongings> {
  const make = async (path: string, body: object): Promise<number> => {
    const { status, body: created, text } = await studio.post(path, body);
    if (status !== 201) throw new Error(`${path} answered ${status} ${text}`);
    return created.id;
  };
  await studio.put("/merchant", merchant);
  const webhooks = await make("/webhooks", webhook);
  const { id: resources, resource_type: type } = await makeResource(studio);
  const field = { resource_type_id: type.id, name: "Size" };
  const fields = await make("/custom_fields", field);
  const option = { custom_field_id: fields, value: "Large" };
  const { id: clients } = await makeClient(studio);
  const { id: projects } = await makeProject(studio);
  const booking = { ...monday, resource_id: resources };
  const downtime = { resource_ids: [resources], ...epiphany };
  const { service, appointment } = await offered(make, { resources, clients });
  const appointments = await make("/appointments", appointment);
  const order = {
    ...cash,
    items: [{ kind: "appointment", appointment_id: appointments, ...cent }],
  };
  const ids: Record<string, number> = {
    ...ofPersons,
    users: studio.userId,
    resource_types: await make("/resource_types", { name: "Desk" }),
    custom_fields: fields,
    custom_field_options: await make("/custom_field_options", option),
    downtime_types: await make("/downtime_types", { name: "Break" }),
    resources,
    clients,
    projects,
    bookings: await make("/bookings", booking),
    downtimes: await make("/downtimes", downtime),
    calendars: await make("/calendars", { resource_id: resources }),
    services: appointment.service_id,
    ...(await placed(studio, appointments)),
    imports: await make("/imports", file),
    orders: await make("/orders", order),
    receipts: (await studio.get("/receipts")).body[0].id,
    webhooks,
    custom_available_periods: await make(`/resources/${resources}/${periods}`, period),
    queue: (await studio.get(`/webhooks/${webhooks}/queue`)).body[0].id,
  };
  return {
    subdomain: studio.subdomain,
    ids,
    bodies: {
      resource_types: { name: "Desk" },
      downtime_types: { name: "Lunch" },
      custom_fields: field,
      custom_field_options: option,
      users: { email: "guest@example.com" },
      resources: { resource_type_id: type.id, name: "Attic" },
      clients: { name: "Bakery" },
      projects: { name: "Bread" },
      bookings: booking,
      downtimes: downtime,
      public_holidays: { ...holidays, resource_ids: [resources] },
      calendars: { resource_id: resources },
      services: service,
      appointments: appointment,
      orders: order,
      webhooks: webhook,
      custom_available_periods: period,
      imports: file,
      ...steps,
    },
    changes,
  };
}

const holidays = { year: 2030, country: "DK", dates: ["2030-12-25"] };
const file = {
  kind: "clients",
  file: Buffer.from("name,email,id\nZoe,zoe@example.com,1").toString("base64"),
};
const cash = { payment: "cash" };
const cent = { amount: 1 };

const steps = {
  day_closings: { date: "2026-01-01", counted: [] },
  refund: { ...cash, ...cent },
  availability: { date: "2026-01-01", timezone: "Copenhagen" },
  charge: { reason: "no_show", amount: 100 },
};

async function placed(studio: Studio, appointments: number) {
  const { body } = await studio.get(`/appointments/${appointments}`);
  return { appointments, sessions: body.session_id as number };
}

type Make = (path: string, body: object) => Promise<number>;

async function offered(make: Make, { resources, clients }: Record<string, number>) {
  const parts = [{ resource_ids: [resources] }];
  const service = { name: "Cut", duration: 30, currency: "EUR", parts };
  const services = await make("/services", service);
  const appointment = { service_id: services, client_id: clients, starts_at: noon };
  return { service, appointment };
}

export function pathTo({ path }: Endpoint, { subdomain, ids }: Belongings): string {
  const named = path
    .replace("/accounts/{id}", `/accounts/${subdomain}`)
    .replace("{account}", subdomain)
    .replace("{notice}", "privacy");
  return named.replace(/\/(\w+)\/\{\w+\}/g, (_match, folder: string) => {
    if (ids[folder] === undefined) throw new Error(`nothing is known of /${folder}/`);
    return `/${folder}/${ids[folder]}`;
  });
}

const range = "?start_date=2030-01-01&end_date=2030-01-31";

const days = "?from=2030-01-01&to=2030-01-31";

export function workingInput({ method, path }: Endpoint, { bodies, changes }: Belongings) {
  const parts = path.split("/").filter((part) => !part.startsWith("{"));
  const collection = parts.at(-1) ?? "";
  const body: Json = method === "PUT" ? (changes[collection] ?? {}) : (bodies[collection] ?? {});
  if (path.endsWith("/appointments/{id}/refund")) return { query: "", body: cent };
  if (path.endsWith("/booking_page")) return { query: "", body: { title: "Ours" } };
  if (path.endsWith("/slots")) return { query: days, body };
  if (method === "GET" && path.endsWith("/public_holidays")) {
    return { query: "?year=2030&country=DK", body };
  }
  if (path.endsWith("/reports/day")) return { query: "?date=2030-01-01", body };
  if (path.endsWith("/charges")) return { query: "?transaction_ids[]=tr1", body };
  if (path.endsWith("/clients/history")) return { query: "?ids[]=1", body };
  if (/\/(agenda|openings)$/.test(path)) return { query: days, body };
  return { query: path.includes("/reports/") ? range : "", body };
}
