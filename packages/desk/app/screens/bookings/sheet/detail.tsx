import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { offerUndo } from "../../../api/undo.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { State } from "../../../components/state.tsx";
import { useWords } from "../../../locales/words.ts";
import { stateOfBooking } from "../booked.ts";
import { useLabels } from "../labels.ts";
import { useDeleteBooking, useRestoreBooking } from "../mutations.ts";
import { useBookingNames, useBookingTitle } from "../names.ts";
import { bookings } from "../queries.ts";
import { useMayBook } from "../rights.ts";
import { Waiting } from "./waiting.tsx";

export type Doing = "shown" | "changed" | "moved";

export interface BookingDetailProps {
  booking: Booking;
  act(doing: Doing): void;
  close(): void;
}

export function BookingDetail({ booking, act, close }: BookingDetailProps) {
  const { bookings: words } = useWords();
  const { sheet } = words;
  // A cancelled appointment's remains are read-only.
  const mayBook = useMayBook(booking) && booking.session_id === null;
  return (
    <div className="booking">
      <p>
        <State of={stateOfBooking(booking)} />
      </p>
      <Facts booking={booking} />
      {booking.waiting && <Waiting booking={booking} />}
      {mayBook && (
        <div className="booking-acts">
          <Button onClick={() => act("moved")}>{sheet.move}</Button>
          <Button variant="default" onClick={() => act("changed")}>
            {sheet.change}
          </Button>
          <Delete booking={booking} close={close} />
        </div>
      )}
      <Days booking={booking} />
      <History booking={booking} />
    </div>
  );
}

function Facts({ booking }: { booking: Booking }) {
  const { bookings: words } = useWords();
  const [bookingLabels, names] = [useLabels(), useBookingNames()];
  const { start_date: from, end_date: to, start_time: start, duration: minutes } = booking;
  const { fields } = words;
  const project = names.projects.get(booking.project_id ?? 0);
  const client = names.clients.get(booking.client_id ?? project?.client_id ?? 0);
  const when = from === to ? bookingLabels.wholeDay(from) : bookingLabels.days(from, to);
  const facts = [
    [words.sheet.when, `${when}, ${bookingLabels.when({ start, minutes })} (${booking.timezone})`],
    [fields.resource, names.resources.get(booking.resource_id)?.name],
    [fields.client, client?.name],
    [fields.project, project?.name],
    [fields.details, booking.details],
    [fields.booker, booking.booker?.name],
  ].filter(([, value]) => value !== undefined && value !== "");
  return (
    <dl className="booking-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Delete({ booking, close }: Pick<BookingDetailProps, "booking" | "close">) {
  const { bookings: words } = useWords();
  const title = useBookingTitle()(booking);
  const { mutateAsync: restore } = useRestoreBooking();
  const back = () => restore({ id: booking.id, mayWait: booking.waiting });
  const { mutate, isPending, error } = useDeleteBooking(() =>
    offerUndo(words.sheet.deleted({ title }), back),
  );
  return (
    <>
      <Button
        variant="outline"
        color="wrong"
        loading={isPending}
        onClick={() => mutate(booking, { onSuccess: close })}
      >
        {words.sheet.delete}
      </Button>
      <RefusalMessage error={error} />
    </>
  );
}

function Days({ booking }: { booking: Booking }) {
  const { bookings: words } = useWords();
  const bookingLabels = useLabels();
  if (booking.durations.length < 2) return null;
  return (
    <section>
      <h3>{words.sheet.days}</h3>
      <ul className="booking-days">
        {booking.durations.map(({ date, duration: minutes, start_time: start, waiting }) => (
          <li key={date}>
            <span>{bookingLabels.day(date)}</span>
            <span>{bookingLabels.when({ start, minutes })}</span>
            <span className="quiet">{words.states[waiting ? "waiting" : "booked"]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ booking }: { booking: Booking }) {
  const { bookings: words } = useWords();
  const workspace = useWorkspace();
  const bookingLabels = useLabels();
  const { data, error } = useQuery(bookings.history(workspace, booking.id));
  const { data: users = [] } = useQuery(bookings.people(workspace));
  const nameOf = (id: number | null) => {
    const user = users.find((one) => one.id === id);
    return user === undefined ? "–" : `${user.first_name} ${user.last_name}`.trim();
  };
  return (
    <section>
      <h3>{words.sheet.history}</h3>
      {error !== null && <p className="note">{words.sheet.noHistory}</p>}
      {data !== undefined && (
        <ul className="booking-days">
          {data.toReversed().map(({ id, at, user_id, action }) => (
            <li key={id}>
              <span>{words.sheet.did[action]}</span>
              <span className="quiet">
                {words.sheet.by({ name: nameOf(user_id), at: bookingLabels.moment(at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
