// iTIP part of a mail (RFC 5546): an event or its cancellation. Programs match UID and SEQUENCE,
// and drop other organizers' messages.
import { addressIn } from "@frontdesk/people/mail/address";
import { generateIcsEvent, generateIcsTimezone, type IcsDateObject, type IcsEvent } from "ts-ics";
import { fold, inUtc, plain, timezoneOf, wallTime } from "../../core/ics.ts";
import type { AppointmentFacts } from "./facts.ts";

export interface Invitation {
  method: "REQUEST" | "CANCEL";
  /** Calendars compare the address. */
  sender: string;
  attendee: string;
  link: string | null;
}

const unfolded = { skipFormatLines: true };

export function invitationOf(facts: AppointmentFacts, invited: Invitation): string {
  const { business, startsAt, endsAt } = facts;
  const zone = business.timezone;
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Frontdesk//Scheduling//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${invited.method}`,
    "",
  ].join("\r\n");
  const rules = timezoneOf(zone, dayOf(startsAt, zone), dayOf(endsAt, zone));
  const event = eventOf(facts, invited);
  const parts =
    rules === null
      ? [generateIcsEvent(inUtc(event), unfolded)]
      : [
          generateIcsTimezone(rules, unfolded),
          // Otherwise the library derives zones from formatted times.
          generateIcsEvent(event, { ...unfolded, timezones: [rules] }),
        ];
  return `${fold([head, ...parts].join(""))}END:VCALENDAR\r\n`;
}

function eventOf(
  facts: AppointmentFacts,
  { method, sender, attendee, link }: Invitation,
): IcsEvent {
  const { uid, sequence, changedAt, startsAt, endsAt, serviceName, business } = facts;
  const isOff = method === "CANCEL";
  const who = facts.resourceNames.join(", ");
  const description = [who, business.phone, business.email, isOff ? null : link];
  return {
    uid,
    sequence,
    stamp: { date: changedAt },
    lastModified: { date: changedAt },
    start: timeAt(startsAt, business.timezone),
    end: timeAt(endsAt, business.timezone),
    summary: plain(serviceName === null ? business.name : `${serviceName} – ${business.name}`),
    description: plain(description.filter((line) => line !== null && line !== "").join("\n")),
    ...(business.address !== null && { location: plain(business.address) }),
    status: isOff ? "CANCELLED" : "CONFIRMED",
    timeTransparent: isOff ? "TRANSPARENT" : "OPAQUE",
    organizer: { name: quoted(business.name), email: addressIn(sender) },
    attendees: [{ email: attendee, role: "REQ-PARTICIPANT", partstat: "ACCEPTED", rsvp: false }],
  };
}

/** Local time; UTC if clocks show it twice. */
function timeAt(moment: Date, zone: string): IcsDateObject {
  const wall = moment.toTemporalInstant().toZonedDateTimeISO(zone);
  const date = wall.toPlainDate().toString();
  return { ...wallTime(zone, { date, minute: wall.hour * 60 + wall.minute }), date: moment };
}

function dayOf(moment: Date, zone: string): string {
  return moment.toTemporalInstant().toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** A parameter value cannot contain quotes (RFC 5545, section 3.2). */
function quoted(name: string): string {
  return `"${plain(name).replaceAll("\n", " ").replaceAll('"', "'")}"`;
}
