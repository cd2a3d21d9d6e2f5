import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { useQuery } from "@tanstack/react-query";
import { useHas, useWorkspace } from "../../api/workspace.ts";
import { Card } from "../../components/card.tsx";
import { clockText } from "../../components/day-labels.ts";
import { wallTimeOf } from "../../components/days.ts";
import { Loading } from "../../components/loading.tsx";
import { longOf } from "../../components/minutes.ts";
import { Read } from "../../components/read.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { useMinute } from "./minute.ts";
import { studio } from "./queries.ts";
import { upcoming } from "./today.ts";

const most = 8;

export function Today({ day }: { day: string }) {
  const { home } = useWords();
  const has = useHas();
  const bookings = useQuery(studio.bookings(useWorkspace(), day));
  return (
    <Card
      title={home.today}
      className="home-today"
      aside={
        has("bookings") && (
          <ScreenLink className="home-more" to="bookings" search={{ from: day, to: day }}>
            {home.allBookings}
          </ScreenLink>
        )
      }
    >
      <Read of={bookings} loading={<Loading lines={4} />}>
        {(all) => <List bookings={all.filter(({ deleted }) => !deleted)} day={day} />}
      </Read>
    </Card>
  );
}

function List({ bookings, day }: { bookings: readonly Booking[]; day: string }) {
  const { home } = useWords();
  const now = useMinute();
  const ordered = bookings
    .map((booking) => ({ booking, ...lengthOn(booking, day) }))
    .sort((one, other) => (one.start ?? -1) - (other.start ?? -1));
  const { minutes: minute } = wallTimeOf(now);
  const left = ordered.length - most;
  if (ordered.length === 0) return <p className="quiet">{home.noBookings}</p>;
  return (
    <>
      <ul className="home-bookings">
        {upcoming(ordered, { now: minute, most }).map(({ booking }) => (
          <li key={booking.id}>
            <Line booking={booking} day={day} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="note">{home.moreBookings({ count: left })}</p>}
    </>
  );
}

function Line({ booking, day }: { booking: Booking; day: string }) {
  const { home } = useWords();
  const locale = useLocale();
  const workspace = useWorkspace();
  const resources = useQuery(studio.resources(workspace)).data ?? [];
  const clients = useQuery(studio.clients(workspace)).data;
  const { start_time: start, duration } = on(booking, day);
  const resource = resources.find(({ id }) => id === booking.resource_id)?.name ?? "";
  const title = booking.details || resource;
  // Shows no wrong name while clients load.
  const who =
    booking.client_id === null ? title : clients && (clients.get(booking.client_id) ?? title);
  return (
    <ScreenLink className="home-booking" to={`bookings/${booking.id}`}>
      <span className="home-time">{start === null ? home.anyTime : clockText(start, locale)}</span>
      <span className="home-who">
        <strong>{who ?? "\u00a0"}</strong>
        <span className="quiet">
          {[resource, longOf(duration, locale)].filter(Boolean).join(" · ")}
        </span>
      </span>
      {(booking.waiting || booking.tentative) && (
        <State of={booking.waiting ? "waiting" : "tentative"} />
      )}
    </ScreenLink>
  );
}

function on({ durations, start_time, duration }: Booking, day: string) {
  return durations.find(({ date }) => date === day) ?? { start_time, duration };
}

function lengthOn(booking: Booking, day: string) {
  const { start_time: start, duration: minutes } = on(booking, day);
  return { start, minutes };
}
