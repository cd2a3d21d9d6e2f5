import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import { useWords } from "../locales/words.ts";

export function useNotifiedLabel({ told_by_mail: isNotified }: AppointmentStanding): string {
  const { appointments: words } = useWords();
  return isNotified ? words.told : words.notTold;
}
