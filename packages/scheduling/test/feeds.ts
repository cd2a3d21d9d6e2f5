import ICAL from "ical.js";
import type { TestScheduling } from "./harness.ts";
import type { Studio } from "./studio.ts";

/** A new feed of a resource, of the account when none is given; gives its address. */
export async function givenFeed(member: Studio, resourceId?: number): Promise<string> {
  const { body } = await member.post("/calendars", { resource_id: resourceId ?? null });
  return body.address;
}

export interface Seen {
  events: ICAL.Event[];
  calendar: ICAL.Component;
  text: string;
}

/** A calendar as an independent reader understands it; the zones it names are registered. */
export async function seenCalendar({ send }: TestScheduling, address: string): Promise<Seen> {
  const { text } = await send(`GET ${new URL(address).pathname}`);
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  return { events, calendar, text };
}

export const moment = (time: ICAL.Time): string => time.toJSDate().toISOString();
