import { partOf, type SeenMail } from "@frontdesk/people/test/read-mail";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { basic, operatorKey } from "../../../test/operator.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  const settings = { operatorKey, accountsAreTrusted: false };
  scheduling = await startTestScheduling({ now: () => now, limited: true, settings });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling, {
    resources: 30,
    service: { name: "Pay evil.example" },
  });
  const words = { subject: "Your parcel waits", paragraph: "Pay at https://evil.example/now" };
  const texts = Object.fromEntries(kinds.map((kind) => [kind, { en: words }]));
  await change("booking_pages", {
    texts: JSON.stringify(texts),
    title: "Parcel Post",
    phone: "+45 99 99 99 99",
    address: "evil.example/pay",
    contact_email: "evil@evil.example",
    logo: "evil-1x1.png",
  });
});
afterAll(() => scheduling.close());

const kinds = ["confirmed", "requested", "moved", "cancelled", "reminder", "verify"];
let drawn = 0;
const someAddress = () => `stranger${++drawn}@example.com`;

async function change(table: string, fields: Record<string, unknown>): Promise<void> {
  const set = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(`scheduling.${table}`)} set ${sql.join(set)}
    where account_id = ${counter.accountId}`.execute(scheduling.context.db);
}

async function createdByStaff(email: string, hour = 10): Promise<number> {
  const { body } = await counter.post("/clients", { name: "Ann", email });
  const query = { service_id: Number(counter.serviceId), client_id: body.id, starts_at: at(hour) };
  const response = await counter.post("/appointments", query);
  expect(response.status).toBe(201);
  return response.body.id;
}

const approve = async (approved: boolean) => {
  const path = `PUT /scheduling/operator/accounts/${counter.accountId}/approval` as const;
  const headers = { authorization: basic(operatorKey) };
  return await scheduling.send(path, { headers, body: { approved } });
};

const wordsOf = (mail: SeenMail) =>
  [...mail.headers.values(), ...mail.parts.map(({ content }) => content)].join("\n");
const evil = /evil|parcel|pay at|99 99|Haircut|Kim \d/i;

describe("mails of an unapproved account", () => {
  it("have our texts and our addresses alone, whatever staff wrote", async () => {
    const email = someAddress();
    const id = await createdByStaff(email);
    const [confirmed] = await mailsTo(scheduling, email, 1);
    const message = "Pay at evil.example";
    await counter.put(`/appointments/${id}`, { starts_at: `${monday}T13:00:00Z`, message });
    await mailsTo(scheduling, email, 2);
    await counter.post(`/appointments/${id}/cancel`, { message });
    const mails = await mailsTo(scheduling, email, 3);
    for (const mail of mails) {
      expect(wordsOf(mail)).not.toMatch(evil);
      expect(mail.headers.has("reply-to")).toBe(false);
      const urls = wordsOf(mail).match(/https?:\/\/[^\s"<]+/g) ?? [];
      const { publicUrl } = scheduling.context.settings;
      expect(urls.length).toBeGreaterThan(0);
      expect(
        urls.filter((url) => !url.startsWith(`${publicUrl}/book/${counter.accountId}`)),
      ).toEqual([]);
    }
    expect(confirmed!.headers.get("subject")).toMatch(/^Appointment confirmed – Monday, March 1/);
    const [url] = /http\S+/.exec(partOf(confirmed!, "text/plain").content)!;
    const page = await scheduling.server.inject({ method: "GET", url: new URL(url).pathname });
    expect(page.statusCode).toBe(200);
  });

  it("contain the account's texts after approval, and none after its withdrawal", async () => {
    expect((await counter.get("/trust")).body).toEqual({
      trusted: false,
      owner_verified: true,
      approved: false,
    });
    expect((await approve(true)).status).toBe(204);
    expect((await counter.get("/trust")).body).toMatchObject({ trusted: true, approved: true });
    const email = someAddress();
    await createdByStaff(email);
    const [mail] = await mailsTo(scheduling, email, 1);
    expect(mail!.headers.get("subject")).toBe("Your parcel waits");
    expect(mail!.headers.get("reply-to")).toBe("evil@evil.example");
    await approve(false);
    const other = someAddress();
    await createdByStaff(other);
    expect(wordsOf((await mailsTo(scheduling, other, 1))[0]!)).not.toMatch(evil);
  });

  it("stay plain despite approval until the owner verifies an address", async () => {
    await approve(true);
    await unprove();
    expect((await counter.get("/trust")).body).toMatchObject({
      trusted: false,
      owner_verified: false,
      approved: true,
    });
    const email = someAddress();
    await createdByStaff(email);
    expect(wordsOf((await mailsTo(scheduling, email, 1))[0]!)).not.toMatch(evil);
  });

  it("are plain to customers' own bookings and to the page's notice addresses", async () => {
    const named = someAddress();
    await change("booking_pages", { notices_to: [named] });
    const email = someAddress();
    const { token } = (await counter.hold()).body;
    now = new Date(now.getTime() + 10_000);
    const details = { name: "Pay evil.example", email };
    expect((await counter.of(token).post("details", details)).body.state).toBe("confirmed");
    for (const one of [email, named]) {
      const [mail] = await mailsTo(scheduling, one, 1);
      expect(wordsOf(mail!)).not.toMatch(evil);
    }
  });

  it("are plain in previews too", async () => {
    const request = { kind: "confirmed", language: "en", subject: "Hello", paragraph: "From us" };
    const { body } = await counter.post("/booking_page/mail_preview", request);
    expect(`${body.subject}${body.text}`).not.toMatch(/Hello|From us|evil/i);
  });
});

async function unprove(): Promise<void> {
  await sql`update people.persons set email_verified_at = null where id = (
    select person_id from scheduling.users where id = ${counter.userId})`.execute(
    scheduling.context.db,
  );
}

async function waiting(accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from scheduling.notices where account_id = ${accountId} and kind = 'confirmed'`.execute(
    scheduling.context.db,
  );
  return rows[0]!.count;
}

describe("addresses chosen by staff", () => {
  it("receive twenty mails a day per untrusted account, each counted once", async () => {
    const { limits } = scheduling.context;
    await limits.count("chosenByUntrustedAccount", String(counter.accountId), 18);
    const [first, second, third] = [someAddress(), someAddress(), someAddress()];
    for (const email of [first, second]) await mailedBy(email);
    await createdByStaff(third, 12);
    await scheduling.notifying.drain();
    expect(await waiting(counter.accountId)).toBe(1);
    await counter.post("/appointments", { ...(await noticesBy(first)), starts_at: at(13) });
    expect(await mailsTo(scheduling, first, 2)).toHaveLength(2);
  });

  it("receive two hundred mails a day over all untrusted accounts", async () => {
    const { limits } = scheduling.context;
    await limits.count("chosenByUntrusted", "all", 300);
    await createdByStaff(someAddress());
    await scheduling.notifying.drain();
    expect(await waiting(counter.accountId)).toBe(1);
    counter = await makeCounter(scheduling);
    await approve(true);
    await limits.count("chosenByUntrustedAccount", String(counter.accountId), 300);
    await mailedBy(someAddress());
  });
});

const at = (hour: number) => `${monday}T${String(hour).padStart(2, "0")}:00:00Z`;

async function mailedBy(email: string): Promise<void> {
  await createdByStaff(email);
  expect(await mailsTo(scheduling, email, 1)).toHaveLength(1);
}

async function noticesBy(email: string) {
  const { body } = await counter.get("/clients");
  const client = body.find((one: { email: string }) => one.email === email);
  return { service_id: Number(counter.serviceId), client_id: client.id };
}
