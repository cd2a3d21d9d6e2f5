import { useEffect, useState } from "preact/hooks";
import type { OpenSlot, OpenSlots } from "../../../src/appointments/pages/shapes.ts";
import {
  dayAfter,
  dayIn,
  daysAtOnce,
  slotsQuery,
} from "../../../src/appointments/pages/slots-query.ts";
import { askFor } from "./ask.ts";
import { usePage } from "./content.ts";

export interface TimesQuery {
  serviceId: string;
  chosen: string | undefined;
  token?: string | undefined;
}

export interface Slots {
  /** Today in the customer's zone. */
  today: string;
  days: ReadonlyMap<string, readonly OpenSlot[]>;
  /** Date after the last loaded day. */
  until: string;
  nextDate: string | null;
  /** No later day has times; unknown days may. */
  isEnd: boolean;
  isLoading: boolean;
  /** 200 without a refusal. */
  status: number;
  load(from: string): void;
}

type LoadedSlots = Pick<Slots, "days" | "until" | "nextDate" | "isEnd"> & { timezone: string };

export function useSlots(asking: TimesQuery): Slots {
  const { content, timezone, leaveZone, learn, now, isAlive } = usePage();
  const [loadedSlots, setSlots] = useState<LoadedSlots | undefined>(() => setUp(content, asking));
  const [isLoading, setLoading] = useState(loadedSlots === undefined);
  const [status, setStatus] = useState(200);
  const today = dayIn(timezone, new Date(now()));
  const load = async (from: string, before: LoadedSlots | undefined) => {
    setLoading(true);
    const { serviceId, chosen, token } = asking;
    const query = slotsQuery({ from, timezone, chosen, token });
    const path = `services/${encodeURIComponent(serviceId)}/slots`;
    const ask = await askFor<OpenSlots & { errors?: object }>(`${content.api}/${path}?${query}`);
    if (ask.status === 422 && namesZone(ask.body)) return leaveZone();
    setLoading(false);
    setStatus(ask.status);
    if (ask.status === 200) learn(timezone, ask.body.clock);
    if (ask.status === 200) setSlots(joined(before, { from, timezone, answer: ask.body }));
  };
  useEffect(() => {
    if (isAlive && loadedSlots?.timezone !== timezone) void load(today, undefined);
  }, [isAlive, timezone]);
  const isCurrent = loadedSlots?.timezone === timezone;
  return {
    today,
    days: isCurrent ? loadedSlots.days : new Map(),
    until: isCurrent ? loadedSlots.until : today,
    nextDate: isCurrent ? loadedSlots.nextDate : null,
    isEnd: isCurrent && loadedSlots.isEnd,
    isLoading: isLoading || (isAlive && !isCurrent && status === 200),
    status,
    load: (from) => void load(from, loadedSlots),
  };
}

function namesZone(body: { errors?: object }): boolean {
  return "timezone" in (body.errors ?? {});
}

/** Embedded in the page, if they match. */
function setUp(
  { slots, service, view }: ReturnType<typeof usePage>["content"],
  { serviceId, chosen, token }: TimesQuery,
): LoadedSlots | undefined {
  if (slots === null || token !== undefined) return undefined;
  if (service?.id !== serviceId || view.at !== "service" || view.with !== chosen) return undefined;
  const { from, answer } = slots;
  return joined(undefined, { from, timezone: answer.timezone, answer });
}

interface ArrivedSlots {
  from: string;
  timezone: string;
  answer: OpenSlots;
}

function joined(
  before: LoadedSlots | undefined,
  { from, timezone, answer }: ArrivedSlots,
): LoadedSlots {
  const arrived = answer.days.map(({ date, slots }) => [date, slots] as const);
  return {
    timezone,
    days: new Map([...(before?.days ?? []), ...arrived]),
    until: dayAfter(from, daysAtOnce),
    nextDate: answer.next_date,
    // The service looks beyond the range only if the range is empty.
    isEnd: answer.days.length === 0 && answer.next_date === null,
  };
}
