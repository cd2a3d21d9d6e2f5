import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { AppointmentFacts } from "./facts.ts";
import { type Invitation, invitationOf } from "./invitation.ts";

const facts: AppointmentFacts = {
  uid: "appointment-7-abc@book.example.com",
  sequence: 0,
  changedAt: new Date("2026-11-23T08:00:00Z"),
  serviceName: "Klip, vask & føn; lang",
  startsAt: new Date("2026-12-01T09:00:00Z"),
  endsAt: new Date("2026-12-01T09:45:00Z"),
  resourceNames: ["Åse", "Bo"],
  business: {
    name: 'Salon "Kø", frisør',
    email: "salon@example.dk",
    phone: "+45 12 34 56 78",
    address: "Gade 1, 2. tv\n1000 København",
    color: null,
    timezone: "Europe/Copenhagen",
  },
  price: null,
};
const invited: Invitation = {
  method: "REQUEST",
  sender: "Frontdesk <desk@book.example.com>",
  attendee: "ann@example.com",
  link: "https://book.example.com/book/salon/a/token",
};

function read(text: string) {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const component = calendar.getFirstSubcomponent("vevent")!;
  return { method: calendar.getFirstPropertyValue("method"), component };
}

const seen = (text: string) => new ICAL.Event(read(text).component);
const moment = (time: ICAL.Time) => time.toJSDate().toISOString();
const bytes = (line: string) => Buffer.byteLength(line);

describe("the calendar part of a mail", () => {
  it("is an event in the business's zone with all facts", () => {
    const text = invitationOf(facts, invited);
    const event = seen(text);
    expect(event.uid).toBe(facts.uid);
    expect(event.summary).toBe('Klip, vask & føn; lang – Salon "Kø", frisør');
    expect(event.location).toBe(facts.business.address);
    expect(event.description).toBe(
      `Åse, Bo\n${facts.business.phone}\n${facts.business.email}\n${invited.link}`,
    );
    expect(event.startDate.zone?.tzid).toBe("Europe/Copenhagen");
    expect([moment(event.startDate), moment(event.endDate)]).toEqual([
      "2026-12-01T09:00:00.000Z",
      "2026-12-01T09:45:00.000Z",
    ]);
    const lines = text.split("\r\n");
    expect(Math.max(...lines.map(bytes))).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("has the mail's sender as organizer, and needs no reply from the customer", () => {
    const { component } = read(invitationOf(facts, invited));
    const organizer = component.getFirstProperty("organizer")!;
    expect(String(organizer.getFirstValue()).toLowerCase()).toBe("mailto:desk@book.example.com");
    expect(organizer.getParameter("cn")).toBe("Salon 'Kø', frisør");
    const [attendee, ...others] = component.getAllProperties("attendee");
    expect(others).toEqual([]);
    expect(String(attendee!.getFirstValue()).toLowerCase()).toBe("mailto:ann@example.com");
    expect(attendee!.getParameter("partstat")).toBe("ACCEPTED");
    expect(attendee!.getParameter("rsvp")).toBe("FALSE");
    expect(attendee!.getParameter("cn")).toBeUndefined();
  });

  it("creates, reschedules and cancels one UID with rising sequences", () => {
    const updated = { ...facts, sequence: 1, startsAt: new Date("2026-12-02T09:00:00Z") };
    const messages = [
      invitationOf(facts, invited),
      invitationOf({ ...updated, endsAt: new Date("2026-12-02T09:45:00Z") }, invited),
      invitationOf({ ...updated, sequence: 2 }, { ...invited, method: "CANCEL" }),
    ].map(read);
    expect(messages.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    const values = (name: string) =>
      messages.map(({ component }) => component.getFirstPropertyValue(name));
    expect(values("uid")).toEqual([facts.uid, facts.uid, facts.uid]);
    expect(values("sequence")).toEqual([0, 1, 2]);
    expect(values("status")).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
  });

  it.each(["2026-10-25T00:15:00.000Z", "2026-10-25T01:15:00.000Z"])(
    "distinguishes the two equal local times of a clock change: %s",
    (start) => {
      const startsAt = new Date(start);
      const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
      const event = seen(invitationOf({ ...facts, startsAt, endsAt }, invited));
      expect([moment(event.startDate), moment(event.endDate)]).toEqual([
        start,
        endsAt.toISOString(),
      ]);
    },
  );

  it.each([
    "Pacific/Kiritimati",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "America/St_Johns",
    "UTC",
  ])("keeps the instant in %s", (timezone) => {
    const elsewhere = { ...facts, business: { ...facts.business, timezone } };
    const event = seen(invitationOf(elsewhere, invited));
    expect(moment(event.startDate)).toBe("2026-12-01T09:00:00.000Z");
  });

  it("admits no name that starts its own line", () => {
    const name = 'A"\r\nMETHOD:CANCEL\r\nX:"';
    const business = { ...facts.business, name, address: name, phone: name };
    const text = invitationOf({ ...facts, serviceName: name, business }, invited);
    expect(read(text).method).toBe("REQUEST");
    expect(text.match(/^METHOD:/gm)).toEqual(["METHOD:"]);
  });
});
