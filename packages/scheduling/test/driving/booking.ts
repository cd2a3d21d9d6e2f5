import { makePng } from "@frontdesk/server/test/pictures";
import { sql } from "kysely";
import { idIn, proofFor } from "../../src/appointments/booking/appointment.ts";
import { findAppointment } from "../../src/appointments/booking/store.ts";
import { decidePayment } from "../../src/appointments/settlement/look.ts";
import { issueForCharge } from "../../src/appointments/settlement/receipts.ts";
import { listCharges, lowerDeposit, noteUnreceipted } from "../../src/money/charges/store.ts";
import { type DepositRequest, listDeposits } from "../../src/money/deposits.store.ts";
import { makeBookable } from "../agenda.ts";
import { jane, makeService } from "../counter.ts";
import type { Json, TestScheduling } from "../harness.ts";
import { withDeposit } from "../payment-gateway.ts";
import type { Studio } from "../studio.ts";
import { answered } from "./answered.ts";
import { useOrderLinks } from "./order-links.ts";

export async function useBooking(scheduling: TestScheduling, studio: Studio): Promise<void> {
  const page = { contact_email: "jane@example.com", privacy_url: "https://example.com/privacy" };
  answered("page", await studio.put("/booking_page", { ...page, published: true }));
  const logo = makePng({ width: 4, height: 4 }).toString("base64");
  const { logo_url: url } = answered("logo", await studio.put("/booking_page", { logo })).body;
  const picture = await scheduling.server.inject({ url: new URL(url).pathname });
  if (picture.statusCode !== 200) throw new Error(`the logo was answered ${picture.statusCode}`);
  // The page has an address in place of a text.
  const { status } = await scheduling.send(`GET /public/v1/${studio.subdomain}/notices/privacy`);
  if (status !== 404) throw new Error(`the text of a notice was answered ${status}`);
  const customer = customerOf(scheduling, studio);
  await useHolds(scheduling, studio, customer);
  await useRequests(scheduling, studio, customer);
  await useSessions(scheduling, studio, customer);
  await useProofs(scheduling, studio, customer);
  await refuseTime(scheduling, studio, customer);
  await loseTimes(scheduling, studio, customer);
  await usePayments(scheduling, studio, customer);
}

type Customer = ReturnType<typeof customerOf>;

function customerOf(scheduling: TestScheduling, { subdomain }: Studio) {
  const path = `/public/v1/${subdomain}/appointments` as const;
  const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, "0")}:00:00Z`;
  const ask = async (route: `${"GET" | "POST" | "DELETE"} /${string}`, body?: object) =>
    answered(route, await scheduling.send(route, { ...(body !== undefined && { body }) })).body;
  return {
    at,
    async hold(serviceId: string, hour: number, fields: object = {}): Promise<string> {
      const body = { service_id: serviceId, starts_at: at(hour), timezone: "UTC", ...fields };
      const { token } = await ask(`POST ${path}`, body);
      // Faster typing counts as a bot.
      await sql`update scheduling.appointments set created_at = created_at - interval '1 minute'
        where state = 'held'`.execute(scheduling.context.db);
      return token;
    },
    step: (token: string, stage: string, body: object = {}): Promise<Json> =>
      ask(`POST ${path}/${token}/${stage}`, body),
    read: (token: string): Promise<Json> => ask(`GET ${path}/${token}`),
    release: (token: string): Promise<Json> => ask(`DELETE ${path}/${token}`),
  };
}

async function offered(scheduling: TestScheduling, studio: Studio, fields: object = {}) {
  const ids = [await makeBookable(scheduling, studio), await makeBookable(scheduling, studio)];
  const parts = [{ id: "who", name: "Who", resource_ids: ids, count: 1, choosable: true }];
  const serviceId = await makeService(scheduling, studio, { parts, ...fields });
  return { ids, serviceId };
}

async function useHolds(scheduling: TestScheduling, studio: Studio, customer: Customer) {
  const { serviceId, ids } = await offered(scheduling, studio);
  const replaced = await customer.hold(serviceId, 9);
  const token = await customer.hold(serviceId, 10, { replaces: replaced, resource_ids: [ids[0]] });
  await customer.step(token, "extend");
  await customer.step(token, "details", jane);
  await customer.step(token, "reschedule", { starts_at: customer.at(11) });
  const elsewhere = { starts_at: customer.at(12), resource_ids: [ids[1]] };
  await customer.step(token, "reschedule", elsewhere);
  await scheduling.notifying.drain();
  await customer.read(token);
  await customer.step(token, "paid");
  await customer.step(token, "cancel", { expected_refund: 0 });
  await customer.release(await customer.hold(serviceId, 13));
  await customer.hold(serviceId, 13);
  await lapse(scheduling);
  await customer.hold(serviceId, 13);
  await lapse(scheduling);
  await scheduling.sweeping.drain();
}

async function lapse({ context: { db, now } }: TestScheduling) {
  await sql`update scheduling.appointments set held_until = ${now()}
    where state = 'held'`.execute(db);
}

async function removeTrial(scheduling: TestScheduling, studio: Studio, path: string) {
  const { db, now } = scheduling.context;
  const { rows } = await sql<{ email: string }>`update people.persons
    set email_verified_at = ${now()} where id = (select person_id from scheduling.users
      where id = ${studio.userId}) returning email`.execute(db);
  await sql`update scheduling.appointments set email = ${rows[0]!.email}
    where account_id = ${studio.accountId} and id = ${Number(path.split("/").at(-1))}`.execute(db);
  answered("trial", await studio.post(`${path}/delete_trial`, {}));
}

async function useRequests(scheduling: TestScheduling, studio: Studio, customer: Customer) {
  const { serviceId } = await offered(scheduling, studio, { approval: "required" });
  const request = async (hour: number): Promise<number> => {
    const token = await customer.hold(serviceId, hour);
    await customer.step(token, "details", jane);
    const { body } = await studio.get("/appointments?state[]=requested");
    return body.find(({ starts_at: at }: Json) => Date.parse(at) === Date.parse(customer.at(hour)))
      .id;
  };
  const approved = await request(9);
  answered("approve", await studio.post(`/appointments/${approved}/approve`, {}));
  const path = `/appointments/${approved}`;
  answered("wait", await studio.put(path, { starts_at: customer.at(15), notify_after: 20 }));
  answered("cancel", await studio.post(`${path}/cancel`, { notify_after: 20 }));
  answered("restore", await studio.post(`${path}/restore`, {}));
  answered("cancel", await studio.post(`${path}/cancel`, {}));
  await removeTrial(scheduling, studio, path);
  answered("decline", await studio.post(`/appointments/${await request(10)}/decline`, {}));
  await request(11);
  const { db, now } = scheduling.context;
  await sql`update scheduling.appointments set decide_by = ${now()}
    where state = 'requested'`.execute(db);
  await scheduling.sweeping.drain();
}

async function useSessions(scheduling: TestScheduling, studio: Studio, customer: Customer) {
  const { serviceId } = await offered(scheduling, studio);
  await customer.step(await customer.hold(serviceId, 11), "details", jane);
  const { body } = await studio.get(`/sessions?service_id=${serviceId}`);
  const path = `/sessions/${body[0].id}`;
  answered("move", await studio.put(path, { starts_at: customer.at(13) }));
  answered("cancel all", await studio.post(`${path}/cancel`, {}));
}

async function useProofs(scheduling: TestScheduling, studio: Studio, customer: Customer) {
  const { context } = scheduling;
  const { accountId } = studio;
  const { serviceId } = await offered(scheduling, studio, { verify_email: true });
  const token = await customer.hold(serviceId, 14);
  await customer.step(token, "details", jane);
  await customer.step(token, "again");
  const row = await findAppointment(context.db, accountId, idIn(token)!);
  await customer.step(token, "verify", { proof: proofFor(context, accountId, row!) });
}

async function refuseTime(scheduling: TestScheduling, studio: Studio, customer: Customer) {
  const { serviceId } = await offered(scheduling, studio);
  const { body: client } = await studio.post("/clients", { name: "Late" });
  const body = { service_id: Number(serviceId), client_id: client.id };
  const starts_at = customer.at(10);
  const replies = [];
  for (let count = 0; count < 3; count += 1) {
    replies.push((await studio.post("/appointments", { ...body, starts_at })).status);
  }
  if (replies.at(-1) !== 409) throw new Error(`a taken time was answered ${replies.at(-1)}`);
}

async function loseTimes(scheduling: TestScheduling, studio: Studio, customer: Customer) {
  const { serviceId, ids } = await offered(scheduling, studio);
  for (const [index, id] of ids.entries()) {
    const token = await customer.hold(serviceId, 9 + index, { resource_ids: [id] });
    await customer.step(token, "details", jane);
  }
  const day = { from: "2026-12-01", to: "2026-12-01" };
  answered("time off", await studio.post("/downtimes", { resource_ids: [ids[0]], ...day }));
  answered("resource", await studio.delete(`/resources/${ids[1]}`));
  await scheduling.sweeping.drain();
}

async function usePayments(scheduling: TestScheduling, studio: Studio, customer: Customer) {
  const { context, money } = scheduling;
  const merchant = { merchant_id: "0123456789abcdef01234567", key: "key of a merchant" };
  answered("merchant", await studio.put("/merchant", merchant));
  const { serviceId } = await offered(scheduling, studio, { ...withDeposit, no_show_fee: 3000 });
  const pay = async (hour: number): Promise<string> => {
    const token = await customer.hold(serviceId, hour);
    const consents = { no_show_fee: true, balance: true };
    await customer.step(token, "details", { ...jane, consents });
    return token;
  };
  const token = await pay(9);
  await customer.step(token, "paid");
  await notePaid(scheduling, studio, idOf(token));
  await customer.step(token, "cancel", { expected_refund: 2000 });
  const missed = idOf(await pay(11));
  await notePaid(scheduling, studio, missed);
  await noteCaptured(scheduling, studio, missed);
  await sql`update scheduling.appointments set state = 'no_show'
    where account_id = ${studio.accountId} and id = ${missed}`.execute(context.db);
  const fee = { reason: "no_show", amount: 1000 };
  answered("charge", await studio.post(`/appointments/${missed}/charge`, fee));
  answered("charges", await studio.get(`/charges?transaction_ids[]=t-${missed}`));
  const priced = await offered(scheduling, studio, { price: 5000, currency: "EUR" });
  const unpaid = await customer.hold(priced.serviceId, 9);
  await customer.step(unpaid, "details", jane);
  await useOrderLinks(scheduling, studio, { appointmentId: idOf(unpaid), paymentFor });
  await chargeRest(scheduling, studio, await pay(13));
  const { client_id: clientId } = (await studio.get(`/appointments/${missed}`)).body;
  answered("history", await studio.get(`/clients/${clientId}/history`));
  await pay(10);
  await lapse(scheduling);
  await money.finding.drain();
  await money.settling.drain();
}

const idOf = (token: string): number => Number.parseInt(token, 36);

async function notePaid(
  { context }: TestScheduling,
  { accountId }: Studio,
  id: number,
): Promise<void> {
  const [deposit] = await listDeposits(context.db, accountId, id);
  await decidePayment(context, deposit!, paymentFor(deposit!, context.now()));
}

const paymentFor = (
  { appointmentId, reference, amount, currency }: DepositRequest,
  at: Date,
): Json => ({
  id: `t-${appointmentId}`,
  created: at.toISOString(),
  reference,
  successful: true,
  amount,
  currency,
  capturedAmount: 0,
  refundedAmount: 0,
  voidedAmount: 0,
  pendingAmount: 0,
  disputedAmount: 0,
  trail: [],
  unplanned: { merchant: true },
  consents: { balance: 3000 },
  card: { last4: "0000", scheme: "visa" },
});

/** By the card on file. */
async function chargeRest(
  scheduling: TestScheduling,
  studio: Studio,
  token: string,
): Promise<void> {
  const id = idOf(token);
  await notePaid(scheduling, studio, id);
  const items = [{ kind: "appointment", appointment_id: id, amount: 500 }];
  answered("card", await studio.post("/orders", { payment: "card", items }));
}

async function noteCaptured(
  { context }: TestScheduling,
  { accountId }: Studio,
  appointmentId: number,
): Promise<void> {
  const { db, now } = context;
  const at = now();
  await sql`update scheduling.charges set captured = 2000, refunded = 500
    where account_id = ${accountId} and appointment_id = ${appointmentId}`.execute(db);
  const [deposit] = await listDeposits(db, accountId, appointmentId);
  const [charge] = await listCharges(db, accountId, appointmentId);
  const appointment = await findAppointment(db, accountId, appointmentId);
  const seen = { capturedAmount: 2000, refundedAmount: 500, test: false };
  const { id, kind, currency } = charge!;
  await issueForCharge(db, {
    charge: { accountId, id, kind, currency, captured: 0, unreceipted: 0 },
    payment: { ...paymentFor(deposit!, at), ...seen },
    appointment: appointment!,
    at,
  });
  await noteUnreceipted(db, { accountId, id, amount: 0 });
  await lowerDeposit(db, { accountId, appointmentId, id, keep: charge!.keep ?? 0, at });
}
