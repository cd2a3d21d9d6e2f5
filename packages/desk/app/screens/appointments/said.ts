// When appointments are, by the clock of the account, and what they are called.
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlace } from "../../data/place.ts";
import { dayText, momentText } from "../../parts/said-days.ts";
import { useLocale, useWords } from "../../words/words.ts";
import { appointments } from "./queries.ts";

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone by the name that browsers call their own by, of several. */
const zoneAs = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

/** The zone of the account, by IANA; the reader's own until it is known. */
export function useZone(): string {
  const { data } = useQuery(appointments.zone(usePlace()));
  return data === undefined ? own : zoneAs(data.iana);
}

export interface SaidOfAppointments {
  /** `today 14:30`, `Tue 3 March, 14:30` */
  moment(at: string): string;
  /** `Tue 3 March`, of a day as text. */
  day(day: string): string;
  /** `14:30 – 15:30` */
  times(appointment: Pick<Appointment, "starts_at" | "ends_at">): string;
  /** The zone, where it is not the reader's. */
  zone: string | undefined;
}

export function useAppointmentSaid(): SaidOfAppointments {
  const [locale, zone] = [useLocale(), useZone()];
  return useMemo(() => {
    const reader = () => ({ locale, now: new Date(), zone });
    const format = { timeZone: zone, hour: "numeric", minute: "2-digit" } as const;
    const clock = new Intl.DateTimeFormat(locale, format);
    return {
      moment: (at) => momentText(new Date(at), reader()),
      day: (day) => dayText(day, reader()),
      times: ({ starts_at: from, ends_at: to }) => clock.formatRange(new Date(from), new Date(to)),
      zone: zone === own ? undefined : zone,
    };
  }, [locale, zone]);
}

/** Who comes, where that may be seen and is known yet. */
export function useCustomerName(): (appointment: Pick<Appointment, "customer">) => string {
  const { appointments: words } = useWords();
  return ({ customer }) => customer?.name ?? words.unknown;
}
