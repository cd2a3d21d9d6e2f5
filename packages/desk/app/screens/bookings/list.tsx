import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useMemo } from "react";
import { useAddressQuery } from "../../api/address.ts";
import { useMayMake } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { wallTimeOf } from "../../components/days.ts";
import { Empty } from "../../components/empty.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { More } from "../../components/more.tsx";
import { useNow } from "../../components/now.ts";
import { faultOfDays } from "../../components/range.ts";
import { Rows } from "../../components/rows.tsx";
import { Screen } from "../../components/screen.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { stateOfBooking } from "./booked.ts";
import { BookingFilters } from "./filters.tsx";
import { useLabels } from "./labels.ts";
import {
  bookingFilterOf,
  byDay,
  fromToday,
  hasBookingFilter,
  type ListedBookings,
  readListedBookings,
} from "./listed.ts";
import { useBookingNames, useBookingTitle } from "./names.ts";
import { bookings } from "./queries.ts";
import { useOpening } from "./sheet/opening.ts";
import { WaitingList } from "./waiting-list.tsx";
import "./list.css";

export function Bookings() {
  const { shell, bookings: words } = useWords();
  const [listedBookings, ask] = useAddressQuery(readListedBookings);
  const listed = fromToday(listedBookings, wallTimeOf(useNow()).date);
  const isRead = Object.keys(listed.unread).length === 0 && faultOfDays(listed) === undefined;
  const { make } = useOpening("bookings");
  const book = useMayMake("bookings") && (
    <Button onClick={() => make({ start: null })}>{words.book}</Button>
  );
  return (
    <Screen title={shell.screens.bookings} action={book}>
      <BookingFilters listed={listed} ask={ask} />
      {isRead && <Results listed={listed} isNarrowed={hasBookingFilter(listedBookings)} />}
      <Outlet />
    </Screen>
  );
}

interface ResultsProps {
  listed: ListedBookings;
  isNarrowed: boolean;
}

function Results({ listed, isNarrowed }: ResultsProps) {
  const { bookings: words } = useWords();
  const workspace = useWorkspace();
  const read = useInfiniteQuery(bookings.listed(workspace, bookingFilterOf(listed)));
  const { data, error } = read;
  const matches = useMemo(() => byDay(data?.pages.flatMap(({ items }) => items)), [data]);
  if (matches === undefined && error !== null) {
    return <Failed error={error} again={() => void read.refetch()} />;
  }
  if (matches === undefined) return <Loading lines={10} />;
  if (listed.waiting) return <WaitingList waiting={matches} />;
  if (matches.length === 0) {
    return <Empty>{isNarrowed ? words.list.empty : words.list.nothing}</Empty>;
  }
  return (
    <>
      <List bookings={matches} />
      <More of={read} />
    </>
  );
}

function List({ bookings }: { bookings: readonly Booking[] }) {
  const { bookings: words } = useWords();
  const [bookingLabels, names] = [useLabels(), useBookingNames()];
  const state = (one: Booking) => <State of={stateOfBooking(one)} />;
  const resource = (one: Booking) => names.resources.get(one.resource_id)?.name;
  const day = ({ start_date: from, end_date: to }: Booking) =>
    from === to ? bookingLabels.fullDay(from) : bookingLabels.days(from, to);
  const time = ({ start_time: start, duration: minutes }: Booking) =>
    bookingLabels.when({ start, minutes });
  return (
    <Rows
      label={words.title}
      rows={bookings}
      columns={[
        { key: "what", title: words.list.what, show: (one) => <Opens booking={one} /> },
        { key: "when", title: words.list.when, show: (one) => `${day(one)}, ${time(one)}` },
        { key: "who", title: words.list.who, show: resource },
        { key: "state", title: words.list.state, show: state },
      ]}
    />
  );
}

function Opens({ booking }: { booking: Booking }) {
  const titleOf = useBookingTitle();
  return (
    <ScreenLink className="booked-open" to={`bookings/${booking.id}`} keepsFilters>
      {titleOf(booking)}
    </ScreenLink>
  );
}
