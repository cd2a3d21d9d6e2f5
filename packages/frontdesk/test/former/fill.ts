import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeLinks } from "@frontdesk/payments/test/links";
import { askAt } from "@frontdesk/payments/test/process";
import {
  asking,
  type Json,
  makePayment,
  makeShop,
  type Sender,
} from "@frontdesk/payments/test/shop";
import { codeFor, password } from "@frontdesk/people/test/harness";
import { RemoteVisitor } from "../remote-visitor.ts";
import type { WholeProcess } from "../whole-process.ts";

export interface Former {
  session: [string, string][];
  secondFactor: string;
  resetPath: string;
  workspaceId: string;
  account: string;
  feedPath: string;
  appointmentPath: string;
  managePath: string;
  bookingBody: Json;
  booked: string;
  appKey: string;
  merchantId: string;
  merchantKey: string;
  cardId: string;
  transactionId: string;
  captured: string;
  linkPath: string;
  webhookPath: string;
  webhookSecret: string;
}

export const captureHeaders = { "idempotency-key": "former capture" };
export const bookingHeaders = { "idempotency-key": "former booking" };

const closedUrl = "http://127.0.0.1:9/hook";

export async function fillWhole(whole: WholeProcess, folder: string): Promise<Former> {
  const { ann, ...kept } = await fillDesk(whole, folder);
  const payments = await fillPayments(callerAt(whole.payments));
  return { ...kept, ...payments, ...(await fillScheduling(whole, { ann, folder })) };
}

export const callerAt = (url: string): Sender => ({
  send: (route, sending) => askAt(url, route, sending),
});

interface Filling {
  ann: RemoteVisitor;
  folder: string;
}

async function fillDesk({ desk }: WholeProcess, folder: string) {
  const ann = new RemoteVisitor(desk);
  await ann.get("/sign-up");
  await ann.submit({ name: "Ann Example", email: "ann@example.com", password });
  await ann.get(await mailedPath(folder, "verify"));
  await ann.submit({ password });
  await ann.get("/begin");
  const begun = await ann.submit({
    name: "Corner",
    kind: "both",
    currency: "EUR",
    country: "DK",
    timezone: "Copenhagen",
  });
  const workspaceId = /^\/p\/([^/]+)\/home$/.exec(begun.location ?? "")?.[1] ?? "";
  await ann.get("/me");
  await ann.submit({ current: password }, "/me/second-factor");
  await ann.get("/me/second-factor");
  const secondFactor = /secret=[A-Z2-7]+/.exec(ann.page)?.[0] ?? "";
  await ann.submit(
    { code: codeFor({ now: () => new Date() }, ann.page) },
    "/me/second-factor/confirm",
  );
  const stranger = new RemoteVisitor(desk);
  await stranger.get("/forgot");
  await stranger.submit({ email: "ann@example.com" });
  const resetPath = await mailedPath(folder, "reset");
  return { ann, session: [...ann.cookies], secondFactor, workspaceId, resetPath };
}

async function fillPayments(api: Sender) {
  const shop = await makeShop(api);
  const { app, merchant } = shop;
  const transactionId = await makePayment(api, merchant);
  const card = await app.post(`/merchants/${merchant.id}/cards`, { transactionId });
  const { text: captured } = await api.send(`POST /transactions/${transactionId}/captures`, {
    key: app.key,
    body: { amount: 300 },
    headers: captureHeaders,
  });
  const links = await makeLinks(api, shop);
  const url = new URL(await links.sign({ currency: "EUR", value: "9.95", text: "Tea & cake" }));
  const hooks = `/merchants/${merchant.id}/webhooks`;
  const { webhook } = (await app.post(hooks, { url: closedUrl, types: ["*"] })).body;
  await makePayment(api, merchant);
  return {
    appKey: app.key,
    merchantId: merchant.id,
    merchantKey: merchant.key,
    transactionId,
    cardId: card.body.card.id,
    captured,
    linkPath: `${url.pathname}${url.search}`,
    webhookPath: `${hooks}/${webhook.id}`,
    webhookSecret: webhook.secret,
  };
}

async function fillScheduling({ scheduling }: WholeProcess, { ann, folder }: Filling) {
  const [, [{ subdomain: account }]] = (await ann.ask(
    "GET",
    "/api/scheduling/v1/accounts",
  )) as Json;
  const own = `/api/scheduling/v1/${account}`;
  const post = async (path: string, body: object): Promise<Json> => {
    const [status, resource] = await ann.ask("POST", `${own}${path}`, body);
    if (status !== 201) throw new Error(`${path} answered ${status} ${JSON.stringify(resource)}`);
    return resource;
  };
  const [, types] = (await ann.ask("GET", `${own}/resource_types`)) as Json;
  const kind = types.find(({ human }: Json) => !human);
  const resource = await post("/resources", { resource_type_id: kind.id, name: "Room 1" });
  const service = await post("/services", {
    name: "Massage",
    duration: 60,
    parts: [{ name: "In", resource_ids: [resource.id] }],
    minimum_notice: 0,
    horizon: 366,
    visibility: "public",
  });
  await ann.ask("PUT", `${own}/booking_page`, {
    published: true,
    contact_email: "ann@example.com",
    privacy_text: "We keep your name.",
  });
  const today = Temporal.Now.plainDateISO("UTC");
  const nextMonday = today.add({ days: 8 - today.dayOfWeek }).toString();
  const bookingBody = {
    resource_id: resource.id,
    start_date: nextMonday,
    start_time: 540,
    duration: 60,
  };
  const { status, text: booked } = await askDesk(ann, `POST ${own}/bookings`, bookingBody);
  if (status !== 201) throw new Error(`the booking was answered ${status} ${booked}`);
  const feed = await post("/calendars", { resource_id: null });
  const page = `/public/v1/${account}`;
  const customers = asking(callerAt(scheduling));
  const range = `from=${inDays(300)}&to=${inDays(314)}`;
  const { body: slots } = await customers.get(`${page}/services/${service.id}/slots?${range}`);
  const [{ starts_at }] = slots.days[0].slots;
  const hold = { service_id: String(service.id), starts_at, timezone: "Copenhagen" };
  const { token } = (await customers.post(`${page}/appointments`, hold)).body;
  // Faster customers look like bots.
  await wait(3_000);
  await customers.post(`${page}/appointments/${token}/details`, {
    name: "Jane Doe",
    email: "jane@example.com",
  });
  const managePath = await mailedPath(folder, "book/\\w+/a");
  const feedPath = new URL(feed.address).pathname;
  return {
    account,
    bookingBody,
    booked,
    feedPath,
    appointmentPath: `${page}/appointments/${token}`,
    managePath,
  };
}

export async function askDesk(ann: RemoteVisitor, route: string, body: object) {
  const [method = "", path = ""] = route.split(" ");
  return await ann.send(method as "POST", path, {
    headers: {
      "x-desk": "1",
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      ...bookingHeaders,
    },
    payload: JSON.stringify(body),
  });
}

function inDays(days: number): string {
  return Temporal.Now.plainDateISO("UTC").add({ days }).toString();
}

async function mailedPath(folder: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}/[\\w/-]+`);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const texts = mailsIn(folder).reverse();
    const path = link.exec(texts.join("\n").replaceAll("=\r\n", ""))?.[0];
    if (path !== undefined) return path;
    await wait(100);
  }
  throw new Error(`no mail has ${link}`);
}

export function mailsIn(folder: string): string[] {
  const mails = join(folder, "mail");
  if (!existsSync(mails)) return [];
  return readdirSync(mails)
    .sort()
    .map((name) => readFileSync(join(mails, name), "utf8"));
}
