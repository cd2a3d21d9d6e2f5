import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import { useWords } from "../locales/words.ts";

export function useNotifiedLabel(status: AppointmentStanding | undefined): string {
  const { appointments: words } = useWords();
  return status?.told_by_mail === true ? words.told : words.notTold;
}
