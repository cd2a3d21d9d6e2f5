import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { useAddressQuery } from "../../../api/address.ts";
import { useMayMake } from "../../../api/rights.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { wallTimeOf } from "../../../components/days.ts";
import { Empty } from "../../../components/empty.tsx";
import { Failed } from "../../../components/failed.tsx";
import { useFirstWeekDay } from "../../../components/first-week-day.ts";
import { Loading } from "../../../components/loading.tsx";
import { useNow } from "../../../components/now.ts";
import { Screen } from "../../../components/screen.tsx";
import { ScreenLink, useGo } from "../../../components/screen-link.tsx";
import { ZoneNote } from "../../../components/zone-note.tsx";
import { useWords } from "../../../locales/words.ts";
import { useLabels } from "../labels.ts";
import { around } from "../queries.ts";
import { useOpening } from "../sheet/opening.ts";
import { Board } from "./board.tsx";
import { Display } from "./display.tsx";
import type { BoardForm } from "./drawn.ts";
import { useCalendarRange } from "./range.ts";
import { peopleFirst } from "./rows.ts";
import { periodOf, Tools } from "./tools.tsx";
import { type CalendarView, readView, rowPage, visibleDays } from "./view.ts";
import "./calendar.css";

export function Calendar() {
  const isSheet = useLocation({ select: ({ pathname }) => pathname.endsWith("/day-sheet") });
  return isSheet ? <Outlet /> : <CalendarScreen />;
}

function CalendarScreen() {
  const { bookings: words } = useWords();
  const location = useWorkspace();
  const { data, error, refetch } = useQuery(around.resources(location));
  const [{ date, resource }] = useAddressQuery(readView);
  const { make } = useOpening("calendar");
  const go = useGo();
  const today = wallTimeOf(useNow()).date;
  const book = () => make({ date: date ?? today, start: null, resource });
  const mayAdd = useMayMake("resources");
  const add = <Button onClick={() => go("resources")}>{words.addResource}</Button>;
  const mayBook = useMayMake("bookings");
  const actions = (
    <div className="acts">
      <Display />
      <Button variant="default" component={ScreenLink} to="calendar/day-sheet" search={{ date }}>
        {words.daySheet}
      </Button>
      {mayBook && <Button onClick={book}>{words.book}</Button>}
    </div>
  );
  return (
    <Screen title={words.calendar} action={actions}>
      {data === undefined && error === null && <Loading lines={12} />}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data?.length === 0 && <Empty action={mayAdd && add}>{words.noResources}</Empty>}
      {data !== undefined && data.length > 0 && <Details all={data} />}
      <Outlet />
    </Screen>
  );
}

const phone = "(max-width: 47.99em)";

function Details({ all }: { all: readonly ListedResource[] }) {
  const bookingLabels = useLabels();
  const firstDay = useFirstWeekDay();
  const [view, ask] = useAddressQuery(readView);
  const today = wallTimeOf(useNow()).date;
  const { shape, type, resource, page, date = today } = view;
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false });
  const { rows, pages } = useMemo(() => {
    const isVisible = (one: (typeof all)[number]) =>
      resource === undefined
        ? type === undefined || one.resource_type.id === type
        : one.id === resource;
    return rowPage(all.filter(isVisible), page);
  }, [all, resource, type, page]);
  const by = isPhone ? "days" : view.by;
  const form = isPhone ? "agenda" : formOf(view);
  const days = useMemo(
    () => visibleDays({ shape, by }, date, firstDay),
    [shape, by, date, firstDay],
  );
  const range = { from: days[0]!, to: days.at(-1)!, resources: rows.map(({ id }) => id) };
  const read = useCalendarRange(range);
  const resources = useMemo(() => peopleFirst(rows, read.resources), [rows, read.resources]);
  const period = periodOf(view, shape === "month" ? [date] : days, bookingLabels);
  return (
    <div className="cal">
      <Tools view={view} date={date} pages={pages} ask={ask} period={period} resources={all} />
      <ZoneNote />
      {read.error !== null && <Failed error={read.error} again={read.again} />}
      {read.isLoading ? (
        <Loading lines={12} />
      ) : (
        <Board
          view={view}
          date={date}
          days={days}
          period={period}
          ask={ask}
          read={read}
          form={form}
          resources={resources}
          all={all}
        />
      )}
    </div>
  );
}

function formOf({ shape, by }: CalendarView): BoardForm {
  if (shape === "month") return by === "days" ? "month" : "fill";
  if (by === "days") return "columns";
  return by === "people" && shape === "day" ? "people" : "rows";
}
