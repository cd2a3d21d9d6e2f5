import { wallTimeOf } from "../../../components/days.ts";
import { useNow } from "../../../components/now.ts";
import { useWords } from "../../../locales/words.ts";
import { Block } from "./block.tsx";
import { type DrawnLane, type Hand, handIn, useDrawing } from "./drawing.ts";
import { freeIn } from "./hours.ts";
import { inOrder } from "./pieces.ts";
import type { RowGroup } from "./rows.ts";
import "./month.css";

export const maxVisible = 4;

export interface MonthProps {
  lanes: readonly DrawnLane[];
  /** `YYYY-MM`. */
  month: string;
  hand: Hand;
  goTo(date: string): void;
}

export function Month({ lanes, month, hand, goTo }: MonthProps) {
  const { labels } = useDrawing();
  return (
    <div className="cal-month">
      <div className="cal-month-heads" aria-hidden="true">
        {lanes.slice(0, 7).map(({ date }) => (
          <b key={date}>{labels.weekDay(date)}</b>
        ))}
      </div>
      {lanes.map((lane) => (
        <Cell
          key={lane.key}
          lane={lane}
          isOutside={!lane.date.startsWith(month)}
          hand={handIn(hand, [lane])}
          goTo={goTo}
        />
      ))}
    </div>
  );
}

interface CellProps extends Pick<MonthProps, "goTo" | "hand"> {
  lane: DrawnLane;
  isOutside: boolean;
}

function Cell({ lane, isOutside, hand, goTo }: CellProps) {
  const { labels } = useDrawing();
  const { bookings } = useWords();
  const today = wallTimeOf(useNow()).date;
  const pieces = inOrder(lane.pieces);
  const isClosed = lane.days.length > 0 && lane.days.every(({ open }) => open.length === 0);
  return (
    <div
      className="cal-cell"
      data-lane=""
      data-date={lane.date}
      data-outside={isOutside || undefined}
      data-today={lane.date === today || undefined}
      data-closed={isClosed || undefined}
      data-at={(hand.at !== undefined && hand.at.piece === undefined) || undefined}
      data-over={hand.draft !== undefined || undefined}
    >
      <button type="button" className="cal-cell-day" tabIndex={-1} onClick={() => goTo(lane.date)}>
        {labels.dayNumber(lane.date)}
        <span className="cal-hidden">{labels.wholeDay(lane.date)}</span>
      </button>
      {pieces.slice(0, maxVisible).map((piece) => (
        <Block
          key={piece.key}
          piece={piece}
          level={0}
          levels={1}
          isAt={hand.at?.piece?.key === piece.key}
          isHeld={hand.held === piece.key}
        />
      ))}
      {pieces.length > maxVisible && (
        <button type="button" className="cal-more" tabIndex={-1} onClick={() => goTo(lane.date)}>
          {bookings.more({ count: pieces.length - maxVisible })}
        </button>
      )}
    </div>
  );
}

export interface FillProps {
  groups: readonly RowGroup[];
  days: readonly string[];
  hand: Hand;
  goTo(date: string): void;
}

export function FilledMonth({ groups, days, hand, goTo }: FillProps) {
  const { labels } = useDrawing();
  return (
    <div className="cal-fill" style={{ "--days": days.length } as React.CSSProperties}>
      <div className="cal-fill-heads" aria-hidden="true">
        <span className="cal-corner" />
        {days.map((date) => (
          <b key={date}>
            {labels.weekLetter(date)}
            <br />
            {labels.dayNumber(date)}
          </b>
        ))}
      </div>
      {groups.map(({ type, rows }) => (
        <section key={type.id} aria-label={type.name}>
          <h2 className="cal-type">
            <span>{type.name}</span>
          </h2>
          {rows.map(({ key, resource, lanes }) => (
            <div key={key} className="cal-fill-row">
              <div className="cal-head">
                <span className="cal-name">{resource.name}</span>
              </div>
              {lanes.map((lane) => (
                <FilledDay key={lane.key} lane={lane} hand={handIn(hand, [lane])} goTo={goTo} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

interface FilledDayProps extends Pick<FillProps, "goTo" | "hand"> {
  lane: DrawnLane;
}

function FilledDay({ lane, hand, goTo }: FilledDayProps) {
  const { labels, nameOf } = useDrawing();
  const { bookings } = useWords();
  const { open, free } = freeIn([lane]);
  const full = open === 0 ? undefined : Math.round((1 - free / open) * 100);
  const waits = lane.pieces.some(({ block }) => block.state === "waiting");
  const message = full === undefined ? bookings.closed : labels.percent(full);
  const label = [
    nameOf(lane.resource ?? 0),
    labels.wholeDay(lane.date),
    message,
    ...(waits ? [bookings.states.waiting] : []),
  ];
  return (
    <button
      type="button"
      className="cal-filled"
      tabIndex={-1}
      data-closed={full === undefined || undefined}
      data-waits={waits || undefined}
      data-at={hand.at !== undefined || undefined}
      style={{ "--full": Math.min(100, full ?? 0) } as React.CSSProperties}
      aria-label={label.join(", ")}
      title={label.join("\n")}
      onClick={() => goTo(lane.date)}
    >
      {full === undefined || full === 0 ? "" : full}
    </button>
  );
}
