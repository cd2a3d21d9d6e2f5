import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import { useId, useMemo, useRef } from "react";
import { zoneHere } from "../../../api/clock.ts";
import { useMayMake } from "../../../api/rights.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { useWords } from "../../../locales/words.ts";
import { useLabels } from "../labels.ts";
import { pickUp, type TaggedBooking } from "../mutations.ts";
import { useBookingTitle } from "../names.ts";
import { Bubble } from "../reschedule-failed.tsx";
import { useOpening } from "../sheet/opening.ts";
import { useReschedule } from "../use-reschedule.ts";
import { changesTo } from "../with-changes.ts";
import { Agenda } from "./agenda.tsx";
import { Columns } from "./columns.tsx";
import type { Draft } from "./cursor.ts";
import { startDrag } from "./drag.ts";
import { type Drawing, DrawingContext, type Hand } from "./drawing.ts";
import { type BoardForm, useDrawn } from "./drawn.ts";
import { isVisiblyClosed } from "./drop-targets.ts";
import { useBoardKeys } from "./keys.ts";
import { FilledMonth, Month } from "./month.tsx";
import type { Piece } from "./pieces.ts";
import { offName, type RangeRead } from "./range.ts";
import { isZoned } from "./rows.ts";
import { useSayings } from "./sayings.ts";
import { Timeline } from "./timeline.tsx";
import type { CalendarView } from "./view.ts";

export interface BoardProps {
  view: CalendarView;
  date: string;
  days: readonly string[];
  period: string;
  resources: readonly ListedResource[];
  read: RangeRead;
  form: BoardForm;
  ask(changes: Record<string, string | undefined>): void;
}

interface Point {
  x: number;
  y: number;
}

function useCarrying(isClosed: (draft: Draft) => boolean) {
  const location = useWorkspace();
  const tell = useRef((_text: string) => {});
  const { refusal, others, move, forget } = useReschedule((text) => tell.current(text));
  const picked = useRef<Promise<TaggedBooking>>(undefined);
  const pick = ({ booking }: Piece) => {
    picked.current = pickUp(location, booking);
  };
  const put = async (piece: Piece, draft: Draft, at?: Point) => {
    const changes = changesTo(piece, draft);
    const wish = { booking: piece.booking, changes, picked: picked.current, at };
    return await move({ ...wish, isClosed: isClosed(draft) });
  };
  return { refusal, others, move, forget, pick, put, tell };
}

export function Board(props: BoardProps) {
  const { view, read, resources, form } = props;
  const opening = useOpening("calendar");
  const [bookingLabels, titleOf] = [useLabels(), useBookingTitle()];
  const scroll = useRef<HTMLDivElement>(null);
  const drawn = useDrawn(props);
  const { dayOf, hours, field } = drawn;
  const isUpright = form === "columns";
  const names = useMemo(() => new Map(resources.map((one) => [one.id, one])), [resources]);
  const isClosed = ({ resource, date, start, minutes }: Draft) =>
    isVisiblyClosed({ start, minutes }, dayOf(resource, date));
  const speech = useSayings({ nameOf: (id) => names.get(id)?.name, isClosed });
  const { refusal, others, move, forget, pick, put, tell } = useCarrying(isClosed);

  const mayBook = useMayMake("bookings");
  const drawing: Drawing = {
    hours,
    isUpright,
    labels: bookingLabels,
    titleOf: ({ booking }) => titleOf(booking),
    resourceOf: (id) => names.get(id),
    offOf: (resource, day) => offName(read, resource, day),
    press: (piece, event) =>
      mayBook &&
      startDrag(event, {
        piece,
        hours: field.hours,
        isUpright,
        isClosed,
        board: scroll.current!,
        onPick: () => pick(piece),
        say: bookingLabels.when,
        onDrop: (draft, at) => void put(piece, draft, at),
      }),
    open: ({ booking }) => opening.open(booking.id),
    make: ({ date, resource }, start, minutes) =>
      mayBook && opening.make({ date, start, resource: resource ?? view.resource, minutes }),
  };
  const drop = async (piece: Piece, draft: Draft) => {
    keys.follow({ booking: piece.booking.id, date: draft.date });
    await put(piece, draft, cornerOf(scroll.current));
  };
  const { open, make } = drawing;
  const keys = useBoardKeys(field, isUpright, { open, make, pick, drop, speech, mayBook });
  tell.current = keys.say;
  return (
    <DrawingContext value={drawing}>
      {form === "agenda" ? (
        <Agenda lanes={drawn.lanes} />
      ) : (
        <Framed period={props.period} keys={keys} hours={hours} scroll={scroll} mayBook={mayBook}>
          <Drawn {...drawn} {...props} hand={keys.hand} />
        </Framed>
      )}
      <p className="cal-hidden" aria-live="assertive">
        {keys.labels}
      </p>
      {refusal !== undefined && (
        <Bubble
          key={refusal.booking.id}
          refusal={refusal}
          others={others}
          move={move}
          forget={forget}
        />
      )}
    </DrawingContext>
  );
}

interface FrameProps {
  period: string;
  keys: ReturnType<typeof useBoardKeys>;
  hours: Drawing["hours"];
  scroll: React.RefObject<HTMLDivElement | null>;
  mayBook: boolean;
  children: React.ReactNode;
}

function Framed({ period, keys, hours, scroll, mayBook, children }: FrameProps) {
  const { bookings: words } = useWords();
  const hint = useId();
  const counted = { "--hours": (hours.to - hours.from) / 60 } as React.CSSProperties;
  return (
    <>
      <div
        ref={scroll}
        className="cal-scroll"
        data-looked-at={!mayBook || undefined}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        aria-label={words.board({ period })}
        aria-describedby={hint}
        style={counted}
        onKeyDown={keys.onKeyDown}
        onFocus={({ target, currentTarget }) => target === currentTarget && keys.onFocus()}
      >
        {children}
      </div>
      <p id={hint} className="note cal-keys">
        {mayBook ? words.keys : words.keysToLook}
      </p>
    </>
  );
}

type Parts = BoardProps & Pick<ReturnType<typeof useDrawn>, "groups" | "lanes"> & { hand: Hand };

function Drawn({ form, groups, lanes, days, hand, date, read, ask }: Parts) {
  const goTo = (day: string) => ask({ view: undefined, date: day });
  if (form === "fill") return <FilledMonth groups={groups} days={days} hand={hand} goTo={goTo} />;
  if (form === "month")
    return <Month lanes={lanes} hand={hand} goTo={goTo} month={date.slice(0, 7)} />;
  if (form === "columns") return <Columns lanes={lanes} hand={hand} />;
  return (
    <Timeline
      groups={groups}
      days={days}
      hand={hand}
      isZoned={isZoned(read.openings, zoneHere())}
    />
  );
}

function cornerOf(board: HTMLElement | null): Point | undefined {
  const at = board?.querySelector("[data-at], .cal-carried")?.getBoundingClientRect();
  return at && { x: at.left, y: at.bottom };
}
