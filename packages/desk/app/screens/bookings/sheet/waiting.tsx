import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../api/workspace.ts";
import { useWords } from "../../../locales/words.ts";
import { useLabels } from "../labels.ts";
import { openTimes } from "../queries.ts";
import { MoveFailed, Others } from "../reschedule-failed.tsx";
import { useMayBook } from "../rights.ts";
import { useReschedule } from "../use-reschedule.ts";
import { type Obstacle, obstaclesOf } from "./obstacles.ts";

export function useObstacles(booking: Booking): { isKnown: boolean; obstacles: Obstacle[] } {
  const workspace = useWorkspace();
  const { resource_id: resource, start_date: from, end_date: to } = booking;
  const range = { from, to, resources: [resource] };
  const { data } = useQuery(openTimes.between(workspace, range));
  const days = data?.find(({ id }) => id === resource)?.days;
  return { isKnown: days !== undefined, obstacles: obstaclesOf(booking, days ?? []) };
}

export function Waiting({ booking }: { booking: Booking }) {
  const { bookings: words } = useWords();
  const bookingLabels = useLabels();
  const mayBook = useMayBook(booking);
  const { isKnown, obstacles } = useObstacles(booking);
  if (!isKnown) return null;
  return (
    <section className="booking-waits">
      <strong>{words.sheet.clashes}</strong>
      {obstacles.length === 0 ? (
        <p>{words.sheet.fits}</p>
      ) : (
        <ul>
          {obstacles.map(({ date, reason, ids }) => (
            <li key={date}>
              {bookingLabels.day(date)}: {words.refusal.reasons[reason]} <Others ids={ids} />
            </li>
          ))}
        </ul>
      )}
      {obstacles.length === 0 && mayBook && <BookNow booking={booking} />}
    </section>
  );
}

export function BookNow({ booking }: { booking: Booking }) {
  const { bookings: words } = useWords();
  const { refusal, move, forget } = useReschedule();
  const bookNow = () => void move({ booking, changes: { allow_waiting: false } });
  return (
    <>
      <Button variant="default" onClick={bookNow}>
        {words.sheet.bookNow}
      </Button>
      {refusal !== undefined && <MoveFailed refusal={refusal} move={move} forget={forget} />}
    </>
  );
}
