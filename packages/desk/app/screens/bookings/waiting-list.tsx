import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { Empty } from "../../components/empty.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { useLabels } from "./labels.ts";
import { useBookingNames, useBookingTitle } from "./names.ts";
import { Waiting } from "./sheet/waiting.tsx";

export function WaitingList({ waiting }: { waiting: readonly Booking[] }) {
  const { bookings: words } = useWords();
  if (waiting.length === 0) return <Empty>{words.list.nobodyWaits}</Empty>;
  return (
    <ul className="booked-waits">
      {waiting.map((booking) => (
        <li key={booking.id}>
          <Waits booking={booking} />
        </li>
      ))}
    </ul>
  );
}

function Waits({ booking }: { booking: Booking }) {
  const [bookingLabels, names, titleOf] = [useLabels(), useBookingNames(), useBookingTitle()];
  const { start_date: from, start_time: start, duration: minutes } = booking;
  return (
    <>
      <ScreenLink className="booked-open" to={`bookings/${booking.id}`} keepsFilters>
        {titleOf(booking)}
      </ScreenLink>
      <p className="quiet">
        {bookingLabels.fullDay(from)}, {bookingLabels.when({ start, minutes })},{" "}
        {names.resources.get(booking.resource_id)?.name}
      </p>
      <Waiting booking={booking} />
    </>
  );
}
