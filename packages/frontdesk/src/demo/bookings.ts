// Full days, and two weeks that fill up, some tentative.
import { createBooking } from "@frontdesk/scheduling/planning/bookings/create";
import { therapists } from "./cast.ts";
import type { Chance } from "./chance.ts";
import { dayAfter, dayMs, hourMs, momentOf } from "./clock.ts";
import type { Past } from "./parts.ts";
import type { Studio } from "./studio.ts";

type Booking = Parameters<typeof createBooking>[2];

interface DemoBooking {
  /** Days between creation and start. */
  ahead: number;
  booking: Booking;
}

export interface Span {
  /** YYYY-MM-DD. */
  today: string;
  before: number;
  after: number;
}

/** Plans nothing before the start of the past. */
export function planBookings(
  past: Past,
  studio: Studio,
  { span, chance, count }: { span: Span; chance: Chance; count: () => void },
): void {
  const { agenda, scheduling } = past;
  for (let day = -span.before; day <= span.after; day += 1) {
    const date = dayAfter(span.today, day);
    const demoBookings = [
      ...visitsOn(studio, { date, day, chance }),
      ...houseOn(studio, { date, day }),
      ...(day > 0 ? secondThoughtsOn(studio, { date, day }) : []),
    ];
    for (const { ahead, booking } of demoBookings) {
      const at = momentOf(date, 480) - ahead * dayMs + chance.whole(0, 540) * 60_000;
      const latest = momentOf(span.today, 0) - hourMs;
      agenda.plan(Math.min(at, latest), async () => {
        await createBooking(scheduling, studio.actor, { allow_waiting: true, ...booking });
        count();
      });
    }
  }
}

interface Day {
  date: string;
  /** Days from today. */
  day: number;
}

function visitsOn(studio: Studio, { date, day, chance }: Day & { chance: Chance }): DemoBooking[] {
  const weekDay = new Date(date).getUTCDay();
  const full = day <= 0 ? 78 : Math.max(22, 70 - 4 * day);
  return therapists.flatMap(({ week, does }, index): DemoBooking[] => {
    if (studio.isOff(index, date)) return [];
    const visitAt = (start_time: number, { name, minutes }: (typeof does)[number]) => {
      const booking = {
        resource_id: studio.therapists[index]!,
        client_id: chance.pick(studio.guests),
        start_date: date,
        end_date: date,
        start_time,
        duration: minutes,
        details: name,
      };
      return { ahead: chance.whole(day > 0 ? day : 0, 12), booking };
    };
    const open = week.filter(([days]) => days.includes(weekDay));
    return open.flatMap(([, from, to]): DemoBooking[] => {
      const visits: DemoBooking[] = [];
      for (let minute = from; minute < to; ) {
        const treatment = chance.pick(does);
        const end = minute + treatment.minutes;
        if (end > to) break;
        if (chance.in100(full)) visits.push(visitAt(minute, treatment));
        minute = end;
      }
      return visits;
    });
  });
}

function houseOn({ rooms, projects }: Studio, { date, day }: Day): DemoBooking[] {
  const weekDay = new Date(date).getUTCDay();
  const timed = (space: number, [start_time, duration, details]: [number, number, string]) => ({
    resource_id: rooms[space]!,
    start_date: date,
    end_date: date,
    start_time,
    duration,
    details,
  });
  const atWork = { project_id: projects[0]! };
  const yoga = { project_id: projects[2]! };
  const retreat = {
    ...timed(2, [600, 360, "If enough people come"]),
    end_date: dayAfter(date, 2),
    start_time: null,
    project_id: projects[1]!,
    tentative: true,
  };
  return [
    ...(weekDay === 1 || weekDay === 4
      ? [{ ahead: 14, booking: { ...timed(2, [960, 60, "Evening yoga"]), ...yoga } }]
      : []),
    ...(weekDay === 3
      ? [{ ahead: 7, booking: { ...timed(0, [600, 120, "For the museum"]), ...atWork } }]
      : []),
    ...(weekDay === 2 ? [{ ahead: 3, booking: timed(1, [780, 45, "Team"]) }] : []),
    ...(day === 8 ? [{ ahead: 20, booking: retreat }] : []),
  ];
}

function secondThoughtsOn(studio: Studio, { date, day }: Day): DemoBooking[] {
  const weekDay = new Date(date).getUTCDay();
  const { therapists: ids, guests } = studio;
  const visit = (index: number, start_time: number) => ({
    resource_id: ids[index]!,
    client_id: guests[(day * 7 + index) % guests.length]!,
    start_date: date,
    end_date: date,
    start_time,
    duration: 60,
    details: "Massage, 60 min",
  });
  if (weekDay === 0 || weekDay === 6) return [];
  const maybe = { ...visit(0, 960), tentative: true, details: "If the train is on time" };
  return [
    ...(day % 2 === 1 ? [{ ahead: day + 1, booking: visit(0, 570) }] : []),
    ...(day % 3 === 0 ? [{ ahead: day + 2, booking: maybe }] : []),
  ];
}
