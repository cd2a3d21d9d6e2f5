import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useAttendance } from "../../api/attendance.ts";
import { useMayMake } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { writeAmount } from "../../components/amounts.ts";
import { AppointmentRefusal } from "../../components/appointment-refusal.tsx";
import { takesCheckIn } from "../../components/attendance.ts";
import { useBlockMoney } from "../../components/block-money.ts";
import { blockTitle } from "../../components/block-title.ts";
import { Card } from "../../components/card.tsx";
import { clockText } from "../../components/day-labels.ts";
import { wallTimeOf } from "../../components/days.ts";
import { Loading } from "../../components/loading.tsx";
import { longOf } from "../../components/minutes.ts";
import { Read } from "../../components/read.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { State, type StateName } from "../../components/state.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { useMinute } from "./minute.ts";
import { studio } from "./queries.ts";
import { RowMenu } from "./row-menu.tsx";
import { blocksOf, countsOf, type TodayBlock, upcoming } from "./today.ts";

const most = 8;

export function Today({ day }: { day: string }) {
  const { bookings, home } = useWords();
  const agenda = useQuery(studio.agenda(useWorkspace(), day));
  const links = (
    <span className="home-links">
      <ScreenLink className="home-more" to="calendar/day-sheet">
        {bookings.daySheet}
      </ScreenLink>
      <ScreenLink className="home-more" to="calendar">
        {home.toCalendar}
      </ScreenLink>
    </span>
  );
  return (
    <Card title={home.today} className="home-today" aside={links}>
      <Read of={agenda} loading={<Loading lines={4} />}>
        {({ blocks, resources }) => (
          <>
            <Counts blocks={blocks} />
            <List
              ordered={blocksOf(blocks, day)}
              names={new Map(resources.map(({ id, name }) => [id, name]))}
            />
          </>
        )}
      </Read>
    </Card>
  );
}

function Counts({ blocks }: { blocks: readonly AgendaBlock[] }) {
  const { home } = useWords();
  const locale = useLocale();
  const { appointments, expected, firstVisits, toPay } = countsOf(blocks);
  if (appointments === 0) return null;
  const texts = [
    home.appointments({ count: appointments }),
    ...expected.map((sum) => home.expected({ amount: writeAmount(sum, locale) })),
    ...(firstVisits === 0 ? [] : [home.firstVisits({ count: firstVisits })]),
    ...(toPay === 0 ? [] : [home.toPay({ count: toPay })]),
  ];
  return <p className="quiet">{texts.join(" · ")}</p>;
}

type Names = ReadonlyMap<number, string>;

function List({ ordered, names }: { ordered: readonly TodayBlock[]; names: Names }) {
  const { home } = useWords();
  const now = useMinute();
  const left = ordered.length - most;
  if (ordered.length === 0) return <p className="quiet">{home.noBookings}</p>;
  return (
    <>
      <ul className="home-bookings">
        {upcoming(ordered, { now: wallTimeOf(now).minutes, most }).map((today) => (
          <li
            key={`${today.block.kind} ${today.block.id} ${today.block.date}`}
            className="home-line"
          >
            <Line today={today} names={names} now={now} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="note">{home.moreBookings({ count: left })}</p>}
    </>
  );
}

function Line({ today, names, now }: { today: TodayBlock; names: Names; now: Date }) {
  const { home } = useWords();
  const locale = useLocale();
  const moneyOf = useBlockMoney();
  const id = useId();
  const mayMark = useMayMake("bookings");
  const { block, minutes } = today;
  const { client, service, resource_ids: resources } = block;
  const staff = resources.flatMap((resource) => names.get(resource) ?? []);
  const title = blockTitle(block);
  const facts = [
    client === null ? undefined : service?.name,
    title === undefined ? undefined : staff.join(", "),
    longOf(minutes, locale),
    moneyOf(block),
  ];
  const to = block.kind === "booking" ? `bookings/${block.id}` : `appointments/${block.id}`;
  return (
    <>
      <ScreenLink className="home-booking" to={to}>
        <span className="home-time">
          {block.start === null ? home.anyTime : clockText(block.start, locale)}
        </span>
        <span id={id} className="home-who">
          <strong>{title ?? staff.join(", ")}</strong>
          <span className="quiet">{facts.filter(Boolean).join(" · ")}</span>
        </span>
        <BlockState state={block.state} />
      </ScreenLink>
      {mayMark && isActedOn(block) && <RowActions block={block} now={now} describedBy={id} />}
    </>
  );
}

/** Holds and the time of others have no acts. */
const isActedOn = ({ kind, state }: AgendaBlock) =>
  kind === "appointment" && state !== "held" && state !== "busy";

interface RowActionsProps {
  block: AgendaBlock;
  now: Date;
  describedBy: string;
}

function RowActions({ block, now, describedBy }: RowActionsProps) {
  const { appointments: words } = useWords();
  const { id, state } = block;
  const { mark, next, error } = useAttendance({
    id,
    state: state === "attended" || state === "no_show" ? state : "booked",
  });
  return (
    <>
      {takesCheckIn(block, now) && (
        <Button
          variant="default"
          aria-describedby={describedBy}
          loading={next !== undefined}
          onClick={() => mark("attended")}
        >
          {words.checkIn}
        </Button>
      )}
      <RowMenu block={block} now={now} describedBy={describedBy} onNoShow={() => mark("no_show")} />
      <AppointmentRefusal error={error} />
    </>
  );
}

const states: Record<AgendaBlock["state"], StateName | undefined> = {
  booked: undefined,
  busy: undefined,
  requested: "requested",
  held: "held",
  attended: "attended",
  no_show: "noShow",
  waiting: "waiting",
  tentative: "tentative",
};

function BlockState({ state }: Pick<AgendaBlock, "state">) {
  const name = states[state];
  return name !== undefined && <State of={name} />;
}
