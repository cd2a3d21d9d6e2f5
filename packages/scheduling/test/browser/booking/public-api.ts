// In-memory public API with one business. Its controls produce rare states.
import type { Server } from "@frontdesk/server/server";
import type {
  OpenAppointment,
  OpenPage,
  OpenSlot,
} from "../../../src/appointments/pages/shapes.ts";
import { clockOf } from "../../../src/calendar/slots/clock.ts";
import { full, services } from "./offered.ts";

export interface PublicApi {
  page: OpenPage;
  appointments: Map<string, OpenAppointment>;
  taken: Set<string>;
  refusals: Map<string, { status: number; body: object }>;
  heldSeconds: number;
  payUrl: string;
  now(): Date;
}

const hidden = { schema: { hide: true }, config: { plain: true } };
const day = 86_400_000;

export function makeApi(now = () => new Date()): PublicApi {
  return {
    page: {
      name: "Jane's studio",
      intro: "Massage and hair, two minutes from the harbour.",
      contact_email: "jane@example.com",
      phone: "+45 12 34 56 78",
      address: "Nyhavn 1\n1051 Copenhagen",
      privacy_url: "https://example.com/privacy",
      terms_url: "https://example.com/terms",
      accent_color: null,
      logo_url: null,
      timezone: "Europe/Copenhagen",
      test: false,
      websites: ["https://shop.example"],
      services,
      closures: [],
    },
    appointments: new Map(),
    taken: new Set(),
    refusals: new Map(),
    heldSeconds: 300,
    payUrl: "/a-payment-page",
    now,
  };
}

function slotsOf(api: PublicApi, { from, to }: { from: string; to: string }, zone: string) {
  const first = Date.parse(`${from}T00:00:00Z`);
  const last = Math.min(Date.parse(`${to}T00:00:00Z`), api.now().getTime() + 60 * day);
  const days: { date: string; slots: OpenSlot[] }[] = [];
  for (let at = first; at <= last; at += day) {
    const date = new Date(at).toISOString().slice(0, 10);
    const weekDay = new Date(at).getUTCDay();
    const hours = weekDay === 0 ? [] : weekDay === 3 ? [9] : [9, 10, 11, 13, 14, 15, 16];
    const slots = hours
      .map((hour) => slotAt(new Date(at + hour * 3_600_000).toISOString(), zone))
      .filter(({ starts_at }) => Date.parse(starts_at) > api.now().getTime() + day)
      .filter(({ starts_at }) => !api.taken.has(starts_at));
    if (slots.length > 0) days.push({ date, slots });
  }
  const until = Date.parse(to) + 400 * day;
  const clock = clockOf(zone, { from: first, until });
  return { timezone: zone, duration: 60, days, next_date: null, clock };
}

function slotAt(starts_at: string, timeZone: string): OpenSlot {
  const at = new Date(starts_at);
  const time = at.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return { starts_at, time, offset: "+01:00", date: starts_at.slice(0, 10) };
}

interface Hold {
  service_id: string;
  starts_at: string;
  resource_ids?: number[];
  timezone: string;
  replaces?: string;
}

function slotsAfter({ starts_at, timezone }: Pick<Hold, "starts_at" | "timezone">): OpenSlot[] {
  const near = [1, 2, 3].map((hours) => Date.parse(starts_at) + hours * 3_600_000);
  return near.map((at) => slotAt(new Date(at).toISOString(), timezone));
}

export function makeHeld(api: PublicApi, wish: Hold, token = `1-${crypto.randomUUID()}`) {
  const service = api.page.services.find(({ id }) => id === wish.service_id)!;
  const resources = service.parts.flatMap((part) => (part.choosable ? part.resources : []));
  const start = Date.parse(wish.starts_at);
  const held: OpenAppointment = {
    token,
    state: "held",
    service,
    business: api.page,
    starts_at: wish.starts_at,
    ends_at: new Date(start + service.duration * 60_000).toISOString(),
    timezone: wish.timezone,
    resources: resources.filter(({ id }) => wish.resource_ids?.includes(id)),
    wished_ids: [...(wish.resource_ids ?? [])],
    seats: 1,
    held_until: new Date(api.now().getTime() + api.heldSeconds * 1_000).toISOString(),
    extensions_left: 10,
    customer: null,
    answers: {},
    payment: null,
    paid_at_business: 0,
    allowance: 0,
    must_verify: false,
    refund_now: { percent: 100, amount: service.deposit.amount },
    free_until: new Date(start - day).toISOString(),
    refund_deadlines: [{ percent: 100, until: new Date(start - day).toISOString() }],
    made_by_staff: false,
    may: { extend: true, release: true, cancel: true, reschedule: true },
    cancelled_by: null,
    decide_by: null,
    card: null,
    fee: null,
  };
  api.appointments.set(token, held);
  return held;
}

export function detail(held: OpenAppointment, payUrl: string): OpenAppointment {
  const { amount } = held.service.deposit;
  if (amount > 0 || held.service.no_show_fee !== null) {
    const payment = {
      state: "open",
      amount,
      refunded: 0,
      released: 0,
      currency: "EUR",
      kept: 0,
      url: payUrl,
    } as const;
    return { ...held, payment };
  }
  const isRequest = held.service.approval === "required";
  return {
    ...held,
    state: isRequest ? "requested" : "confirmed",
    held_until: null,
    decide_by: isRequest ? held.starts_at : null,
  };
}

interface CustomerInput {
  name?: string;
  email?: string;
  phone?: string;
  starts_at?: string;
}

type Act = (held: OpenAppointment, input: CustomerInput) => Partial<OpenAppointment> | number;

const actions = (api: PublicApi): Record<string, Act> => ({
  extend: ({ state, held_until }) =>
    state === "held"
      ? { held_until: new Date(Date.parse(held_until!) + 120_000).toISOString() }
      : 410,
  details: (held, { name = "", email = "", phone = "" }) =>
    detail({ ...held, customer: { name, email, phone } }, api.payUrl),
  paid: () => ({}),
  reschedule: ({ service }, { starts_at = "" }) =>
    api.taken.has(starts_at)
      ? 409
      : {
          starts_at,
          ends_at: new Date(Date.parse(starts_at) + service.duration * 60_000).toISOString(),
        },
  cancel: ({ payment, refund_now }) => ({
    state: "cancelled",
    cancelled_by: "customer",
    payment:
      payment === null ? null : { ...payment, state: "refunded", refunded: refund_now.amount },
  }),
  verify: () => ({ state: "confirmed", held_until: null, must_verify: false }),
  forget: () => ({}),
  reminders: () => ({}),
});

export function publicRoutes(server: Server, api: PublicApi): void {
  const existing = actions(api);
  server.addHook("preHandler", async ({ url }, reply) => {
    const path = url.split("?", 1)[0] ?? "";
    const end = [...api.refusals.keys()].find((one) => path.endsWith(one));
    if (end === undefined || !path.startsWith("/public/")) return;
    const { status, body } = api.refusals.get(end)!;
    api.refusals.delete(end);
    await reply.code(status).send(body);
  });
  server.get("/public/v1/:account", hidden, (request, reply) => {
    const isThere = (request.params as { account: string }).account === "jane";
    return isThere ? reply.send(api.page) : reply.code(404).send({ error: "not_found" });
  });
  server.get("/public/v1/:account/services/:id", hidden, (_request, reply) =>
    reply.code(404).send({ error: "not_found" }),
  );
  server.get("/public/v1/:account/services/:id/slots", hidden, (request, reply) => {
    const { from = "", to = "", timezone = "", ...query } = request.query as Record<string, string>;
    const wishedIds = [query.resource_ids ?? []].flat();
    const { id } = request.params as { id: string };
    const slots = slotsOf(api, { from, to }, timezone);
    const isFull = id === full.serviceId || wishedIds.includes(String(full.resourceId));
    return reply.send(isFull ? { ...slots, days: [] } : slots);
  });
  server.post("/public/v1/:account/appointments", hidden, (request, reply) => {
    const wish = request.body as Hold;
    if (api.taken.has(wish.starts_at)) {
      return reply.code(409).send({ error: "slot_taken", next: slotsAfter(wish) });
    }
    if (wish.replaces !== undefined) api.appointments.delete(wish.replaces);
    return reply.code(201).send(makeHeld(api, wish));
  });
  server.get("/public/v1/:account/appointments/:token", hidden, (request, reply) => {
    const response = api.appointments.get((request.params as { token: string }).token);
    return response ? reply.send(response) : reply.code(404).send({ error: "not_found" });
  });
  server.delete("/public/v1/:account/appointments/:token", hidden, (_request, reply) =>
    reply.code(204).send(),
  );
  server.post("/public/v1/:account/appointments/:token/:act", hidden, (request, reply) => {
    const { token, act } = request.params as { token: string; act: string };
    const held = api.appointments.get(token);
    const change = held && existing[act]?.(held, (request.body ?? {}) as CustomerInput);
    if (held === undefined || change === undefined) return reply.code(404).send({});
    if (typeof change === "number") {
      const error = change === 410 ? "hold_expired" : "slot_taken";
      return reply.code(change).send({ error, next: slotsAfter(held) });
    }
    const changed = { ...held, ...change };
    api.appointments.set(token, changed);
    return reply.send(changed);
  });
}
