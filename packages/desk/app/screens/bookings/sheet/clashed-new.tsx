import type { ClashError } from "@frontdesk/scheduling-client/errors";
import type { NewBooking } from "@frontdesk/scheduling-client/types/bookings";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useOwnRefusal } from "../../../api/refusals.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { dayAfter, daysBetween } from "../../../components/days.ts";
import { useWords } from "../../../locales/words.ts";
import { nextFree } from "../calendar/drop-targets.ts";
import { useLabels } from "../labels.ts";
import { openTimes } from "../queries.ts";
import { Clashes } from "../reschedule-failed.tsx";

export interface ClashedNewProps {
  error: ClashError;
  wish: NewBooking;
  book(more: Partial<NewBooking>): void;
}

export function ClashedNew({ error, wish, book }: ClashedNewProps) {
  const { bookings: words } = useWords();
  useOwnRefusal(error);
  return (
    <div className="booking-clash" role="alert">
      <strong>{words.refusal.clash}</strong>
      <Clashes clashes={error.clashes} />
      <div className="booking-acts">
        <Next wish={wish} book={book} />
        <Button variant="default" onClick={() => book({ allow_waiting: true })}>
          {words.refusal.wait}
        </Button>
        <Button variant="default" onClick={() => book({ tentative: true })}>
          {words.refusal.tentative}
        </Button>
      </div>
    </div>
  );
}

function Next({ wish, book }: Pick<ClashedNewProps, "wish" | "book">) {
  const { bookings: words } = useWords();
  const workspace = useWorkspace();
  const bookingLabels = useLabels();
  const { resource_id: resource = 0, start_date: date, duration: minutes } = wish;
  const start = wish.start_time ?? null;
  const range = { from: date, to: dayAfter(date, 60), resources: [resource] };
  const { data, isLoading } = useQuery(openTimes.between(workspace, range));
  if (isLoading) return <p className="note">{words.refusal.searching}</p>;
  const span = daysBetween(date, wish.end_date ?? date);
  const days = data?.find(({ id }) => id === resource)?.days ?? [];
  const spot = nextFree({ resource, date, start, minutes, days: span + 1 }, days);
  if (spot === undefined) return <p className="note">{words.refusal.noNext}</p>;
  const there = { start_date: spot.date, end_date: dayAfter(spot.date, span) };
  const time = spot.start === null ? "" : `, ${bookingLabels.time(spot.start)}`;
  return (
    <Button variant="default" onClick={() => book({ ...there, start_time: spot.start })}>
      {words.refusal.next({ when: bookingLabels.day(spot.date) + time })}
    </Button>
  );
}
