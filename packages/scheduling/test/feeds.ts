import ICAL from "ical.js";
import { sql } from "kysely";
import type { TestScheduling } from "./harness.ts";
import type { Studio } from "./studio.ts";

export async function makeFeed(member: Studio, resourceId?: number): Promise<string> {
  const { body } = await member.post("/calendars", { resource_id: resourceId ?? null });
  return body.address;
}

export async function giveTimeOff(
  { context }: TestScheduling,
  { studio, resourceId }: { studio: Studio; resourceId: number },
  [first, last, start, end]: [string, string, number, number],
): Promise<void> {
  const at = context.now();
  await sql`with made as (
      insert into scheduling.downtimes (account_id, booker_id, details, first_day, last_day,
        start_time, end_time, state, created_at, updated_at)
      values (${studio.accountId}, ${studio.userId}, 'away', ${first}, ${last}, ${start}, ${end},
        'Approved', ${at}, ${at}) returning id
    )
    insert into scheduling.downtime_resources (account_id, downtime_id, resource_id, first_day,
      last_day, start_time, end_time)
    select ${studio.accountId}, id, ${resourceId}, ${first}, ${last}, ${start}, ${end}
    from made`.execute(context.db);
}

export interface SeenFeed {
  events: ICAL.Event[];
  calendar: ICAL.Component;
  text: string;
}

/** Parsed by an independent library; registers its zones. */
export async function seenCalendar({ send }: TestScheduling, address: string): Promise<SeenFeed> {
  const { text } = await send(`GET ${new URL(address).pathname}`);
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  return { events, calendar, text };
}

export const moment = (time: ICAL.Time): string => time.toJSDate().toISOString();
