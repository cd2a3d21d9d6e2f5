// The times of a service, as far as they were asked for.
import { useEffect, useState } from "preact/hooks";
import {
  dayAfter,
  dayIn,
  daysAtOnce,
  slotsQuery,
} from "../../../src/appointments/pages/asked-slots.ts";
import type { OpenSlot, OpenSlots } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "./ask.ts";
import { useShown } from "./shown.ts";

export interface AskedTimes {
  serviceId: string;
  chosen: string | undefined;
  /** Of the appointment that is moved. */
  token?: string | undefined;
}

export interface Slots {
  /** Today, where the customer is. */
  today: string;
  /** The days that were asked for, as far as they have times. */
  days: ReadonlyMap<string, readonly OpenSlot[]>;
  /** The day after the last one that was asked for. */
  until: string;
  /** The first day with times after those, if the service named it. */
  nextDate: string | null;
  /** Whether no later day has times. Unknown days count as possible ones. */
  isEnd: boolean;
  isLoading: boolean;
  /** What the service said last where it said no; 200 if it did not. */
  status: number;
  /** Asks for the days from one on. */
  load(from: string): void;
}

type Known = Pick<Slots, "days" | "until" | "nextDate" | "isEnd"> & { timezone: string };

export function useSlots(asking: AskedTimes): Slots {
  const { content, timezone, leaveZone, learn, now, isAlive } = useShown();
  const [known, setKnown] = useState<Known | undefined>(() => given(content, asking));
  const [isLoading, setLoading] = useState(known === undefined);
  const [status, setStatus] = useState(200);
  const today = dayIn(timezone, new Date(now()));
  const load = async (from: string, before: Known | undefined) => {
    setLoading(true);
    const { serviceId, chosen, token } = asking;
    const query = slotsQuery({ from, timezone, chosen, token });
    const path = `services/${encodeURIComponent(serviceId)}/slots`;
    const said = await askFor<OpenSlots & { errors?: object }>(`${content.api}/${path}?${query}`);
    if (said.status === 422 && namesZone(said.body)) return leaveZone();
    setLoading(false);
    setStatus(said.status);
    if (said.status === 200) learn(timezone, said.body.clock);
    if (said.status === 200) setKnown(joined(before, { from, timezone, answer: said.body }));
  };
  useEffect(() => {
    if (isAlive && known?.timezone !== timezone) void load(today, undefined);
  }, [isAlive, timezone]);
  const isCurrent = known?.timezone === timezone;
  return {
    today,
    days: isCurrent ? known.days : new Map(),
    until: isCurrent ? known.until : today,
    nextDate: isCurrent ? known.nextDate : null,
    isEnd: isCurrent && known.isEnd,
    isLoading: isLoading || (isAlive && !isCurrent && status === 200),
    status,
    load: (from) => void load(from, known),
  };
}

/** Whether a refusal names the zone. */
function namesZone(body: { errors?: object }): boolean {
  return "timezone" in (body.errors ?? {});
}

/** What came with the page, if it is what is asked for. */
function given(
  { slots, service, view }: ReturnType<typeof useShown>["content"],
  { serviceId, chosen, token }: AskedTimes,
): Known | undefined {
  if (slots === null || token !== undefined) return undefined;
  if (service?.id !== serviceId || view.at !== "service" || view.with !== chosen) return undefined;
  const { from, answer } = slots;
  return joined(undefined, { from, timezone: answer.timezone, answer });
}

interface Arrived {
  from: string;
  timezone: string;
  answer: OpenSlots;
}

function joined(before: Known | undefined, { from, timezone, answer }: Arrived): Known {
  const arrived = answer.days.map(({ date, slots }) => [date, slots] as const);
  return {
    timezone,
    days: new Map([...(before?.days ?? []), ...arrived]),
    until: dayAfter(from, daysAtOnce),
    nextDate: answer.next_date,
    // The service looks beyond the range only where the range itself has no times.
    isEnd: answer.days.length === 0 && answer.next_date === null,
  };
}
