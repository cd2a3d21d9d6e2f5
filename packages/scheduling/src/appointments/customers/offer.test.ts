import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Counter,
  makeCounter,
  makeService,
  monday,
  tenOClock,
} from "../../../test/counter.ts";
import { type Reply, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { setSuspended } from "../../parties/accounts/store.ts";
import { idIn, proofFor } from "../booking/appointment.ts";
import { findAppointment } from "../booking/store.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling, { resources: 2 });
});
afterAll(() => scheduling.close());

const at = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  scheduling.send(`GET /public/v1/${counter.subdomain}${path}`, { headers });
const slots = (query = "", headers = {}) =>
  at(`/services/${counter.serviceId}/slots?from=${monday}&to=${monday}${query}`, headers);
const timesIn = ({ body }: Reply): string[] =>
  body.days.flatMap(({ slots }: { slots: { time: string }[] }) => slots.map(({ time }) => time));

async function setPage(fields: object): Promise<void> {
  expect((await counter.put("/booking_page", fields)).status).toBe(200);
}

describe("the booking page", () => {
  it("lists services with their choosable people only", async () => {
    const part = { id: "a", name: "Room", resource_ids: counter.resourceIds, count: 1 };
    const parts = [{ ...part, choosable: false }];
    const position = -1;
    const id = await makeService(scheduling, counter, { name: "Talk", parts, position });
    const { status, body } = await at("/");
    expect(status).toBe(200);
    expect(body).toMatchObject({ contact_email: "studio@example.com", timezone: "Etc/UTC" });
    const resources = counter.resourceIds.map((resource) => ({ id: resource }));
    expect(body.services).toMatchObject([
      { id, name: "Talk", parts: [{ name: "Room", choosable: false, resources: [] }] },
      { id: counter.serviceId, name: "Haircut", parts: [{ choosable: true, resources }] },
    ]);
    expect((await at(`/services/${id}`)).body).toEqual(body.services[0]);
  });

  it("lists closed days of the next 60 days, consecutive ones together", async () => {
    const close = async (from: string, to: string, fields: object = {}) => {
      const closure = { all_resources: true, from, to, ...fields };
      const { status, body } = await counter.post("/downtimes", closure);
      expect(status).toBe(201);
      return body.id as number;
    };
    await close("2027-03-03", "2027-03-04");
    await close("2027-03-02", "2027-03-02");
    await close("2027-03-03", "2027-03-03");
    await close("2027-02-18", "2027-02-20");
    await close("2027-03-10", "2027-03-10", { end_time: 720 });
    await close("2027-05-03", "2027-05-03");
    await close("2027-02-01", "2027-02-03");
    const gone = await close("2027-03-20", "2027-03-20");
    await counter.delete(`/downtimes/${gone}`);
    const off = { resource_ids: counter.resourceIds, from: "2027-03-25", to: "2027-03-25" };
    await counter.post("/downtimes", off);
    expect((await at("/")).body.closures).toEqual([
      { from: "2027-02-18", to: "2027-02-20" },
      { from: "2027-03-02", to: "2027-03-04" },
    ]);
    expect(
      (await at(`/services/${counter.serviceId}/slots?from=2027-03-02&to=2027-03-04`)).body,
    ).toMatchObject({
      days: [],
    });
  });

  it("omits services with a secret link, and their numbers lead nowhere", async () => {
    const { body: created } = await counter.post("/services", {
      name: "Cut",
      duration: 30,
      visibility: "unlisted",
      parts: [{ resource_ids: [counter.resourceIds[0]] }],
    });
    expect((await at("/")).body.services).toHaveLength(1);
    expect((await at(`/services/${created.public_id}`)).body).toMatchObject({
      id: created.public_id,
    });
    expect((await at(`/services/${created.id}`)).status).toBe(404);
  });

  it.each(["/", "/services/:id", "/services/:id/slots"])(
    "answers 404 at %s for an unpublished page or suspended account",
    async (path) => {
      const days = `from=${monday}&to=${monday}`;
      const ask = () => at(`${path.replace(":id", counter.serviceId)}?${days}`);
      expect((await ask()).status).toBe(200);
      await setPage({ published: false });
      expect((await ask()).status).toBe(404);
      await setPage({ published: true });
      const { db } = scheduling.context;
      await setSuspended(db, counter.accountId, { suspended: true, at: now });
      expect((await ask()).status).toBe(404);
    },
  );
});

describe("slots for customers", () => {
  it("use the caller's time zone and answer 304 to a known ETag", async () => {
    const first = await slots("&timezone=Asia/Tokyo&with=resources");
    const ten = first.body.days[0].slots.find(({ time }: { time: string }) => time === "19:00");
    const resource_ids = counter.resourceIds;
    expect(ten).toMatchObject({ offset: "+09:00", resource_ids });
    expect(new Date(ten.starts_at)).toEqual(new Date(tenOClock));
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"/);
    const query = "&timezone=Asia/Tokyo&with=resources";
    expect((await slots(query, { "if-none-match": etag })).status).toBe(304);
  });

  it("of a person exist only if customers may choose that person", async () => {
    await counter.hold({ resource_ids: [counter.resourceIds[0]] });
    expect(timesIn(await slots(`&resource_ids[]=${counter.resourceIds[0]}`))).not.toContain(
      "10:00",
    );
    expect(timesIn(await slots(`&resource_ids[]=${counter.resourceIds[1]}`))).toContain("10:00");
    expect((await slots("&resource_ids[]=999999")).status).toBe(422);
  });

  it("include the customer's own time, even without a published page", async () => {
    const { body: held } = await counter.confirmed();
    await counter.hold();
    expect(timesIn(await slots())).not.toContain("10:00");
    await setPage({ published: false });
    expect(timesIn(await slots(`&appointment=${held.token}`))).toContain("10:00");
    expect((await slots("&appointment=1-AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
  });

  it("for a reschedule have the agreed length", async () => {
    const { body: held } = await counter.confirmed();
    expect((await counter.put(`/services/${counter.serviceId}`, { duration: 120 })).status).toBe(
      200,
    );
    expect(timesIn(await slots())).not.toContain("16:00");
    expect(timesIn(await slots(`&appointment=${held.token}`))).toContain("16:00");
  });
});

describe("a refused time", () => {
  it("comes with the next three slots and their dates", async () => {
    const last = { starts_at: `${monday}T15:00:00Z` };
    await counter.hold(last);
    await counter.hold(last);
    const reply = await counter.hold({ ...last, timezone: "Etc/UTC" });
    expect(reply).toMatchObject({ status: 409, body: { error: "slot_taken" } });
    expect(reply.body.next).toMatchObject([
      { date: monday, time: "16:00", starts_at: `${monday}T16:00:00.000Z` },
      { date: "2027-03-02", time: "09:00" },
      { date: "2027-03-02", time: "10:00" },
    ]);
    const { body: mine } = await counter.confirmed();
    const stayed = await counter.of(mine.token).post("reschedule", last);
    expect(stayed).toMatchObject({ status: 409, body: { next: [{ time: "16:00" }, {}, {}] } });
  });

  it("comes with the next slots even if they are days away", async () => {
    const { resourceIds: resource_ids } = counter;
    const off = { resource_ids, from: monday, to: "2027-03-12" };
    expect((await counter.post("/downtimes", off)).status).toBe(201);
    const { body } = await counter.hold();
    expect(body.next).toMatchObject([
      { date: "2027-03-13", time: "09:00" },
      { date: "2027-03-13", time: "10:00" },
      { date: "2027-03-13", time: "11:00" },
    ]);
  });

  it("after a lapsed hold, comes with them too", async () => {
    const { body: held } = await counter.hold();
    await counter.of(held.token).release();
    now = new Date(now.getTime() + 10_000);
    const late = await counter.of(held.token).post("details", { name: "A", email: "a@b.example" });
    expect(late).toMatchObject({ status: 410, body: { error: "hold_expired" } });
    expect(late.body.next).toMatchObject([{ time: "10:00" }, { time: "11:00" }, { time: "12:00" }]);
  });
});

describe("a customer's appointment", () => {
  it("exports to a calendar, and its cancellation removes it", async () => {
    const { body: held } = await counter.hold();
    expect((await at(`/appointments/${held.token}.ics`)).status).toBe(404);
    const { body: mine } = await counter.confirmed();
    const calendar = await at(`/appointments/${mine.token}.ics`);
    expect(calendar.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(calendar.text).toContain("METHOD:REQUEST");
    await counter.of(mine.token).post("cancel", { expected_refund: 0 });
    expect((await at(`/appointments/${mine.token}.ics`)).text).toContain("STATUS:CANCELLED");
  });

  it("stops all reminders, even by a mail program's one-click request", async () => {
    const { body: mine } = await counter.confirmed();
    const clientOf = async () => (await counter.get("/clients")).body[0];
    expect(await clientOf()).toMatchObject({ reminders_off: false });
    const proof = await proofOf(mine.token);
    const page = `/book/${counter.subdomain}/a/${mine.token}/reminders?proof=${proof}`;
    const sent = await scheduling.send(`POST ${page}`, { body: "List-Unsubscribe=One-Click" });
    expect(sent.status).toBe(200);
    expect(await clientOf()).toMatchObject({ reminders_off: true });
    expect((await counter.of(mine.token).post("reminders")).status).toBe(200);
  });

  it("stops only its own reminders by the page's token", async () => {
    const { body: mine } = await counter.confirmed();
    const clientOf = async () => (await counter.get("/clients")).body[0];
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from scheduling.notices where account_id = ${counter.accountId}
          and kind = 'reminder'`.execute(scheduling.context.db);
      return rows[0]!.count;
    };
    expect(await waiting()).toBe(1);
    for (const query of ["", "?proof=guessed", `?proof=${mine.token}`]) {
      expect((await counter.of(mine.token).post(`reminders${query}`)).status).toBe(200);
    }
    expect([await waiting(), (await clientOf()).reminders_off]).toEqual([0, false]);
  });

  it("asks for no details to be deleted without the proof that only mails have", async () => {
    const { body: mine } = await counter.confirmed();
    for (const query of ["", "?proof=guessed", `?proof=${mine.token}`]) {
      const { status, body } = await counter.of(mine.token).post(`forget${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["proof"]]);
    }
  });

  it("requests deletion, and the owner gets a mail", async () => {
    const { body: mine } = await counter.confirmed();
    const proof = await proofOf(mine.token);
    expect((await counter.of(mine.token).post(`forget?proof=${proof}`)).status).toBe(204);
    const folder = `${scheduling.context.settings.dataFolder}/mail`;
    const mails = async () => {
      const names = await readdir(folder).catch(() => []);
      return await Promise.all(names.map((name) => readFile(`${folder}/${name}`, "utf8")));
    };
    const notice = expect.stringContaining("A customer asks you to delete their details");
    await expect.poll(mails).toContainEqual(notice);
  });

  it("requests deletion from the notice addresses without administrators, or refuses", async () => {
    const { token } = (await counter.confirmed()).body;
    const proof = await proofOf(token);
    const { db } = scheduling.context;
    await sql`update scheduling.memberships set activation_state = 'pending'
      where account_id = ${counter.accountId}`.execute(db);
    const forget = async (notices: string[], contact: string | null) => {
      await sql`update scheduling.booking_pages set notices_to = ${notices}, published = false,
        contact_email = ${contact} where account_id = ${counter.accountId}`.execute(db);
      return await counter.of(token).post(`forget?proof=${proof}`);
    };
    const [front, contact] = [`front-${token}@example.com`, `contact-${token}@example.com`];
    expect((await forget([front], contact)).status).toBe(204);
    await mailsTo(scheduling, front, 1);
    expect((await forget([], contact)).status).toBe(204);
    await mailsTo(scheduling, contact, 1);
    const nobody = await forget([], null);
    expect([nobody.status, nobody.body.error]).toEqual([409, "nobody_there"]);
  });
});

async function proofOf(token: string): Promise<string> {
  const { context } = scheduling;
  const row = await findAppointment(context.db, counter.accountId, idIn(token)!);
  return proofFor(context, counter.accountId, row!);
}
