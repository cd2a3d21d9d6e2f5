import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { makeBookable } from "./agenda.ts";
import type { Reply, TestScheduling } from "./harness.ts";
import { makeStudio, type Studio } from "./studio.ts";

export interface Counter extends Studio {
  resourceIds: number[];
  serviceId: string;
  hold(fields?: object, headers?: Record<string, string>): Promise<Reply>;
  confirmed(fields?: object, customer?: typeof jane): Promise<Reply>;
  of(token: string): {
    get(): Promise<Reply>;
    post(stage: string, body?: object): Promise<Reply>;
    release(): Promise<Reply>;
  };
}

export const monday = "2027-03-01";
export const tenOClock = `${monday}T10:00:00Z`;

export const jane = { name: "Jane Doe", email: "jane@example.com" };

const hours = { weekDays: [0, 1, 2, 3, 4, 5, 6], startTime: 9 * 60, endTime: 17 * 60 };

interface OfferInput {
  resources?: number;
  service?: Record<string, unknown>;
  timezone?: string;
}

export async function makeCounter(
  scheduling: TestScheduling,
  { resources = 1, service = {}, timezone = "Etc/UTC" }: OfferInput = {},
): Promise<Counter> {
  const studio = await makeStudio(scheduling, { timezone });
  const resourceIds: number[] = [];
  for (let count = 0; count < resources; count += 1) {
    resourceIds.push(await makeBookable(scheduling, studio, { hours, timezone }));
  }
  const parts = [{ id: "who", name: "Who", resource_ids: resourceIds, count: 1, choosable: true }];
  const serviceId = await makeService(scheduling, studio, { parts, ...service });
  const { db } = scheduling.context;
  const at = scheduling.context.now();
  await sql`insert into scheduling.booking_pages (account_id, published, contact_email,
      privacy_url, created_at, updated_at)
    values (${studio.accountId}, true, 'studio@example.com', 'https://example.com/privacy',
      ${at}, ${at})`.execute(db);
  const path = `/public/v1/${studio.subdomain}/appointments` as const;
  const hold: Counter["hold"] = (fields = {}, headers = {}) =>
    scheduling.send(`POST ${path}`, {
      body: { service_id: serviceId, starts_at: tenOClock, timezone: "UTC", ...fields },
      headers,
    });
  const of: Counter["of"] = (token) => ({
    get: () => scheduling.send(`GET ${path}/${token}`),
    post: (stage, body = {}) => scheduling.send(`POST ${path}/${token}/${stage}`, { body }),
    release: () => scheduling.send(`DELETE ${path}/${token}`),
  });
  return {
    ...studio,
    resourceIds,
    serviceId,
    hold,
    of,
    async confirmed(fields = {}, customer = jane) {
      const held = await hold(fields);
      const { db } = scheduling.context;
      await sql`update scheduling.appointments set created_at = created_at - interval '1 minute'
        where account_id = ${studio.accountId}`.execute(db);
      return await of(held.body.token).post("details", customer);
    },
  };
}

export async function makeService(
  { context }: TestScheduling,
  { accountId }: Studio,
  fields: Record<string, unknown>,
): Promise<string> {
  const at = context.now();
  const all: Record<string, unknown> = {
    account_id: accountId,
    name: "Haircut",
    color: "#3366CC",
    visibility: "public",
    secret: randomBytes(12).toString("hex"),
    duration: 60,
    slot_step: 60,
    horizon: 366,
    minimum_notice: 120,
    approval_hours: 48,
    reschedule_before: 1440,
    most_reschedules: 3,
    currency: "EUR",
    cancellation: [{ minutes_before: 1440, refund_percent: 100 }],
    created_at: at,
    updated_at: at,
    ...fields,
  };
  const values = Object.values(all).map((value) =>
    Array.isArray(value) ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`,
  );
  const { rows } = await sql<{ id: number }>`insert into scheduling.services
    (${sql.join(Object.keys(all).map((name) => sql.ref(name)))}) values (${sql.join(values)})
    returning id`.execute(context.db);
  return String(rows[0]!.id);
}
