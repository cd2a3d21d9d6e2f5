import { asIs, type FieldLabels } from "../../../components/draft/meanwhile.tsx";
import { useWords } from "../../../locales/words.ts";
import { useBookingNames } from "../names.ts";
import type { BookingText } from "./fields.ts";

export function useFieldLabels(): FieldLabels<BookingText> {
  const { fields } = useWords().bookings;
  const names = useBookingNames();
  const nameIn = (existing: ReadonlyMap<number, { name: string }>) => (id: string) =>
    id === "" ? "" : (existing.get(Number(id))?.name ?? `№ ${id}`);
  return {
    resource: [fields.resource, nameIn(names.resources)],
    date: [fields.date, asIs],
    until: [fields.until, asIs],
    time: [fields.time, asIs],
    hours: [fields.hours, asIs],
    minutes: [fields.minutes, asIs],
    client: [fields.client, nameIn(names.clients)],
    project: [fields.project, nameIn(names.projects)],
    details: [fields.details, asIs],
    billable: fields.billable,
    tentative: fields.tentative,
  };
}
