import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { mailKinds } from "../../offering/booking-pages/kinds.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  const now = new Date("2027-03-02T09:00:00Z");
  scheduling = await startTestScheduling({ now: () => now });
  studio = await makeStudio(scheduling, { timezone: "Europe/Copenhagen", name: "Jane’s salon" });
});
afterAll(() => scheduling.close());

const mail = (request: object) => studio.post("/booking_page/mail_preview", request);

describe("the preview of a mail", () => {
  it("is the real mail about a sample at ten tomorrow, even without a service", async () => {
    const { status, body } = await mail({ kind: "confirmed", language: "en" });
    expect(status).toBe(200);
    expect(body.subject).toBe("Appointment confirmed – Service, Wednesday, March 3, 10:00 AM");
    expect(body.text).toContain("Your appointment with Jane’s salon is confirmed.");
    expect(body.html).toMatch(/^<!doctype html>/);
  });

  it("contains the owner's text, filled in, in the requested language", async () => {
    const { body } = await mail({
      kind: "reminder",
      language: "da",
      subject: "Husk {service} {date}",
      paragraph: "Kom i god tid til {time}.\n<b>Hilsen {business}</b>",
    });
    expect(body.subject).toBe("Husk Ydelse onsdag 3. marts");
    expect(body.text).toContain("Kom i god tid til 10.00.");
    expect(body.html).toContain("&lt;b&gt;Hilsen Jane’s salon&lt;/b&gt;");
  });

  it.each(mailKinds)("exists for each kind: %s", async (kind) => {
    const { status, body } = await mail({ kind, language: "de", paragraph: "Bis bald." });
    expect([status, body.text.includes("Bis bald.")]).toEqual([200, true]);
  });

  it("shows the service that customers see first", async () => {
    const own = await makeStudio(scheduling, { timezone: "Europe/Copenhagen" });
    const types = (await own.get("/resource_types")).body;
    const input = { resource_type_id: types[0].id, name: "Ann" };
    const { id } = (await own.post("/resources", input)).body;
    const parts = [{ resource_ids: [id], choosable: true }];
    const service = { name: "Massage", duration: 45, parts, visibility: "public" };
    await own.post("/services", { ...service, price: 8000, currency: "EUR" });
    const request = { kind: "confirmed", language: "en", subject: "{service} with {resource}" };
    const { body } = await own.post("/booking_page/mail_preview", request);
    expect(body.subject).toBe("Massage with Ann");
    expect(body.text).toMatch(/10:00\s–\s10:45\sAM/u);
    expect(body.text).toContain("Price: €80.00");
  });

  it("states the free-cancellation deadline only with a fee", async () => {
    const fees = [null, 5000];
    const texts = await Promise.all(
      fees.map(async (no_show_fee) => {
        const counter = await makeCounter(scheduling, { service: { no_show_fee } });
        const request = { kind: "confirmed", language: "en" };
        return (await counter.post("/booking_page/mail_preview", request)).body.text;
      }),
    );
    expect(texts.map((text) => text.includes("free of charge until"))).toEqual([false, true]);
  });

  it("refuses an invalid text by field", async () => {
    const text = { subject: "Two\nlines {name}", paragraph: "{price}" };
    const { status, body } = await mail({ kind: "moved", language: "en", ...text });
    const existing = "allowed are service, resource, date, time and business";
    expect([status, body.errors]).toEqual([
      422,
      {
        subject: [`has {name}; ${existing}`, "must be one line"],
        paragraph: [`has {price}; ${existing}`],
      },
    ]);
    expect((await mail({ kind: "offer", language: "en" })).status).toBe(422);
    expect((await mail({ kind: "moved", language: "tlh" })).status).toBe(422);
  });

  it("requires an administrator", async () => {
    const member = await makeMember(scheduling, studio);
    const request = { kind: "moved", language: "en" };
    expect((await member.post("/booking_page/mail_preview", request)).status).toBe(403);
  });
});

describe("the preview of the booking page", () => {
  const preview = (request: object, of = studio) => of.post("/booking_page/preview", request);
  const withAnn = async () => {
    const own = await makeStudio(scheduling, { timezone: "Europe/Copenhagen" });
    const types = (await own.get("/resource_types")).body;
    const make = async (name: string) =>
      (await own.post("/resources", { resource_type_id: types[0].id, name })).body.id;
    const ids = [await make("Ann"), await make("Bo")];
    const parts = [{ resource_ids: ids, choosable: true }];
    const service = { name: "Massage <b>", duration: 60, parts, visibility: "public" };
    return { own, service };
  };

  it("lists the service among the others, in place of its saved version", async () => {
    const { own, service } = await withAnn();
    const { body: saved } = await own.post("/services", { ...service, name: "Before" });
    await own.post("/services", { ...service, name: "Other", position: 5 });
    const request = { step: "services", service: { ...service, position: 9 } };
    const { status, body } = await preview({ ...request, service_id: saved.id }, own);
    expect([status, body.locale, body.style.includes(":root")]).toEqual([200, "en", true]);
    expect(body.html).not.toContain("Before");
    expect(body.html.indexOf("Massage &lt;b")).toBeGreaterThan(body.html.indexOf("Other"));
    expect((await own.get("/services")).body).toHaveLength(2);
  });

  it("lists choosable resources and real slots", async () => {
    const { own, service } = await withAnn();
    expect((await preview({ step: "whom", service }, own)).body.html).toContain("Bo</span>");
    const { html } = (await preview({ step: "times", service, locale: "da-DK" }, own)).body;
    expect(html).toContain(">12.00</button>");
  });

  it("shows questions and agreements", async () => {
    const { own, service } = await withAnn();
    const questions = [{ label: "Where does it hurt?", kind: "text" }];
    const money = { price: 8000, currency: "EUR", deposit: { kind: "percent", value: 25 } };
    const request = { ...service, ...money, questions, no_show_fee: 3000 };
    const seen = async (stage: string) =>
      (await preview({ step: stage, service: request }, own)).body.html;
    expect(await seen("details")).toContain("Where does it hurt?");
    const terms = await seen("terms");
    expect(terms).toMatch(/€20.*€30/s);
  });

  it("refuses an invalid service by field, and members who are not administrators", async () => {
    const { service } = await withAnn();
    const request = { step: "terms", service: { ...service, price: 5 } };
    const { status, body } = await preview(request);
    expect([status, body.errors]).toEqual([
      422,
      { "service.currency": ["is required for a price or a fee"] },
    ]);
    const member = await makeMember(scheduling, studio);
    expect((await member.post("/booking_page/preview", request)).status).toBe(403);
  });

  it("refuses resources of another account", async () => {
    const { service } = await withAnn();
    const { status, body } = await preview({ step: "whom", service });
    expect([status, body.html.includes("Ann")]).toEqual([200, false]);
  });
});
