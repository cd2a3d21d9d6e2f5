import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import { Fragment } from "react";
import type { Fact } from "../../../components/fact-list.tsx";
import { ScreenLink } from "../../../components/screen-link.tsx";
import { useWords } from "../../../locales/words.ts";

export function useReceiptFact(receipts: AppointmentStanding["receipts"]): Fact[] {
  const { shell } = useWords();
  if (receipts.length === 0) return [];
  const links = receipts.map(({ id, number }, nth) => (
    <Fragment key={id}>
      {nth > 0 && ", "}
      <ScreenLink to={`receipts/${id}`}>{number}</ScreenLink>
    </Fragment>
  ));
  return [[shell.screens.receipts, links]];
}
