import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { monday } from "../../../test/counter.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";
import { type Json, makeMember } from "../../../test/studio.ts";

const customer = {
  name: "Wilhelmina Quistgaard",
  email: "wilhelmina@quist.example",
  phone: "+45 77 12 34 56",
  answers: { what: "My left ear" },
  consents: { no_show_fee: true },
};
const questions = [
  { id: "what", label: "What is it?", kind: "text", options: [], required: false },
];

let paying: PayingInstallation;
let counter: PayingCounter;
let token: string;
beforeAll(async () => {
  paying = await makePayingInstallation();
  counter = await makePayingCounter(paying, { service: { questions } });
  const hook = { name: "All", payload_url: "https://hooks.example/", events: heard };
  expect((await counter.post("/webhooks", hook)).status).toBe(201);
  token = (await counter.hold()).body.token;
  counter.later(0.1);
  const { body } = await counter.of(token).post("details", customer);
  await payLink(counter.shop, body.payment.url);
  expect((await counter.of(token).post("paid")).body.state).toBe("confirmed");
  await counter.settle();
  await paying.scheduling.notifying.drain();
  await counter.of(token).post("reschedule", { starts_at: `${monday}T12:00:00Z` });
  await counter.of(token).post("cancel", { expected_refund: 2000 });
  await counter.settle();
  await paying.scheduling.notifying.drain();
});
afterAll(() => paying.close());

const heard = ["appointments", "bookings"];
const contact = [customer.name, customer.email, customer.phone, customer.answers.what];

const tracesIn = (text: string) =>
  [...contact, token].filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));

it("logs: contain no customer name, answers or token", () => {
  const logged = paying.scheduling.logged();
  expect(logged).toContain("/appointments/:token");
  expect(tracesIn(logged)).toEqual([]);
});

it("lists: hide customers from members without the permission to see clients", async () => {
  const rights = { bookings: "manage_all", reports: "view", clients: "none" } as const;
  const member = await makeMember(paying.scheduling, counter, { permissions: "custom", rights });
  const [id] = (await member.get("/appointments")).body.map((row: Json) => row.id);
  const range = `start_date=${monday}&end_date=${monday}`;
  const paths = [
    "/appointments",
    `/appointments/${id}`,
    `/appointments/${id}/standing`,
    "/sessions",
    `/bookings?${range}`,
    `/bookings?${range}&held=1`,
    "/resources",
    "/services",
    `/reports/resources?${range}`,
  ];
  const seen = new Map<string, string[]>();
  for (const path of paths) {
    const { status, text } = await member.get(path);
    if (status === 200) seen.set(path, tracesIn(text));
  }
  expect(seen.get("/appointments")).toEqual([]);
  expect(seen.get(`/appointments/${id}`)).toEqual([]);
  expect([...seen].filter(([, traces]) => traces.length > 0)).toEqual([]);
  expect((await member.get("/clients")).status).toBe(403);
  const { text } = await counter.get(`/appointments/${id}`);
  expect(tracesIn(text)).toEqual(contact);
});

it("audit logs and webhooks: contain no customer data", async () => {
  const { db } = paying.scheduling.context;
  for (const kind of ["appointment", "booking"]) {
    const { body, text } = await counter.get(`/audit?kind=${kind}`);
    expect(body.length).toBeGreaterThan(0);
    expect(tracesIn(text)).toEqual([]);
  }
  const { rows } = await sql<{ body: string }>`select body from scheduling.payloads
    where account_id = ${counter.accountId}`.execute(db);
  expect(rows.length).toBeGreaterThan(2);
  const messages = rows.flatMap(({ body }) => tracesIn(body));
  expect(messages.filter((trace) => trace !== customer.name)).toEqual([]);
});

it("stored payment links: do not open the appointment", async () => {
  const sent = await counter.sent({ starts_at: `${monday}T10:00:00Z` });
  expect(new URL(sent.url).searchParams.get("redirect")).toContain(`/a/${sent.token}`);
  const { rows } = await sql<{ kept: string }>`select row_to_json(d)::text as kept
    from scheduling.deposits d where account_id = ${counter.accountId}
      and url is not null`.execute(paying.scheduling.context.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.kept).toContain(new URL(sent.url).origin);
  expect(rows[0]!.kept).not.toContain(sent.token);
  const { payment } = (await counter.of(sent.token).get()).body;
  await payLink(counter.shop, payment.url);
  expect((await counter.of(sent.token).post("paid")).body.state).toBe("confirmed");
});

it("payment links: amounts cannot change, and the browser's report proves nothing", async () => {
  const other = await counter.sent({ starts_at: `${monday}T14:00:00Z` });
  const link = new URL(other.url);
  expect(link.searchParams.get("value")).toContain("20");
  link.searchParams.set("value", "0.01");
  await expect(payLink(counter.shop, link.href)).rejects.toThrow();
  const page = `/public/v1/${counter.subdomain}/appointments/${other.token}` as const;
  const forged = "?transactionId=0123456789abcdef01234567&reference=fd_1_AAAAAAAAAAAAAAAAAAAAAA";
  const { body } = await paying.scheduling.send(`GET ${page}${forged}`);
  expect(body.state).toBe("held");
  const { body: looked } = await counter.of(other.token).post("paid", {
    transactionId: "0123456789abcdef01234567",
  });
  expect(looked).toMatchObject({ state: "held", payment: { state: "open" } });
});
