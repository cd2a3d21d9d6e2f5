import { partOf } from "@frontdesk/people/test/read-mail";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday, tenOClock } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling);
});
afterAll(() => scheduling.close());

async function booked(client: object, fields: object = {}) {
  const { body: created } = await counter.post("/clients", { name: "Ann", ...client });
  const query = { service_id: Number(counter.serviceId), client_id: created.id, ...fields };
  const { status, body } = await counter.post("/appointments", { starts_at: tenOClock, ...query });
  expect(status).toBe(201);
  return { clientId: created.id, id: body.id };
}

describe("mails about appointments made by staff", () => {
  it("go to an address added to the client later", async () => {
    const email = `afterwards${counter.accountId}@example.com`;
    const { clientId, id } = await booked({});
    await scheduling.notifying.drain();
    await counter.put(`/clients/${clientId}`, { email });
    now = new Date("2027-02-28T10:00:00Z");
    const [reminder] = await mailsTo(scheduling, email, 1);
    expect(reminder!.headers.get("subject")).toContain("Reminder");
    await counter.put(`/appointments/${id}`, { starts_at: `${monday}T13:00:00Z` });
    const [, seenMail] = await mailsTo(scheduling, email, 2);
    expect(seenMail!.headers.get("subject")).toContain("Appointment moved");
  });

  it("go to the address at the booking, whatever the client's address is now", async () => {
    const email = `first${counter.accountId}@example.com`;
    const { clientId, id } = await booked({ email });
    await mailsTo(scheduling, email, 1);
    await counter.put(`/clients/${clientId}`, { email: `second${counter.accountId}@example.com` });
    await counter.post(`/appointments/${id}/cancel`);
    expect(await mailsTo(scheduling, email, 2)).toHaveLength(2);
  });

  it("use the booking's language, or else the client's", async () => {
    const [de, da] = ["de", "da"].map((one) => `${one}${counter.accountId}@example.com`);
    await booked({ email: de }, { locale: "de-AT" });
    await booked({ email: da, locale: "da" }, { starts_at: `${monday}T12:00:00Z` });
    const [german] = await mailsTo(scheduling, de!, 1);
    expect(german!.headers.get("subject")).toContain("Termin bestätigt");
    const [danish] = await mailsTo(scheduling, da!, 1);
    expect(partOf(danish!, "text/plain").content).toContain("er bekræftet");
  });

  it.each(["at once", "afterwards"])(
    "contain a proof, unlike their calendar; the address came %s",
    async (text) => {
      const email = `proof${counter.accountId}@example.com`;
      const { clientId, id } = await booked(text === "at once" ? { email } : {});
      await scheduling.notifying.drain();
      await counter.put(`/clients/${clientId}`, { email });
      await counter.put(`/appointments/${id}`, { starts_at: `${monday}T13:00:00Z` });
      const mail = (await mailsTo(scheduling, email, 1)).at(-1)!;
      const isOff = async () => (await counter.get(`/clients/${clientId}`)).body.reminders_off;
      const unfolded = partOf(mail, "text/calendar").content.replaceAll(/\r?\n /g, "");
      const [, shared] = /\/a\/([\w-]+)/.exec(unfolded)!;
      expect(unfolded).not.toContain("proof=");
      expect((await counter.of(shared!).post("reminders")).status).toBe(200);
      expect((await counter.of(shared!).post("forget")).status).toBe(422);
      expect(await isOff()).toBe(false);
      const [, proof] = /\?proof=([\w-]+)/.exec(partOf(mail, "text/plain").content)!;
      expect((await counter.of(shared!).post(`forget?proof=${proof}`)).status).toBe(204);
      expect((await counter.of(shared!).post(`reminders?proof=${proof}`)).status).toBe(200);
      expect(await isOff()).toBe(true);
    },
  );
});
