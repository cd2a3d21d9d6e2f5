// Labels use the account's zone.
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { useMemo } from "react";
import { timeNow } from "../../api/clock.ts";
import { dayText, momentText, rangeText } from "../../components/day-labels.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { wallOf } from "./listed.ts";

export interface AppointmentLabels {
  /** `today 14:30`, `Tue 3 March, 14:30` */
  moment(at: string): string;
  /** `Tue 3 March` */
  day(day: string): string;
  /** `14:30 – 15:30` */
  times(appointment: Appointment): string;
}

export function useAppointmentLabels(): AppointmentLabels {
  const locale = useLocale();
  return useMemo(() => {
    const reader = () => ({ locale, now: timeNow() });
    return {
      moment: (at) => momentText(new Date(at), reader()),
      day: (day) => dayText(day, reader()),
      times: (appointment) => {
        const { start, end } = wallOf(appointment);
        return rangeText(start, end, locale);
      },
    };
  }, [locale]);
}

export function useCustomerName(): (appointment: Pick<Appointment, "customer">) => string {
  const { appointments: words } = useWords();
  return ({ customer }) => customer?.name ?? words.unknown;
}
