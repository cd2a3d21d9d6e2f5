import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import { useLocale, useWords } from "../locales/words.ts";
import { writePercent } from "./amounts.ts";

interface MoveTermsProps {
  status: Pick<AppointmentStanding, "payment" | "refund_deadlines" | "terms">;
}

/** After a move by staff, the refund of today stays until the start. */
export function MoveTerms({ status }: MoveTermsProps) {
  const { appointments: words } = useWords();
  const locale = useLocale();
  const { payment, refund_deadlines: deadlines, terms } = status;
  const percent = deadlines[0]?.percent ?? 0;
  if (payment === null || percent === 0) return null;
  if (percent === 100) return <p className="note">{words.moveFree}</p>;
  if (terms.deposit === 0) return null;
  const share = writePercent(percent, locale);
  return <p className="note">{words.moveRefunds({ percent: share })}</p>;
}
