import { memo } from "react";
import { wallTimeOf } from "../../../components/days.ts";
import { useNow } from "../../../components/now.ts";
import { type DrawnLane, type Hand, handIn, useDrawing } from "./drawing.ts";
import { FreeTime } from "./free-time.tsx";
import { linesOf } from "./hours.ts";
import { depthOf, LaneView } from "./lane.tsx";
import type { CalendarRow, RowGroup } from "./rows.ts";
import "./timeline.css";

export interface TimelineProps {
  groups: readonly RowGroup[];
  days: readonly string[];
  hand: Hand;
}

export function Timeline({ groups, days, hand }: TimelineProps) {
  return (
    <div className="cal-timeline" style={{ "--days": days.length } as React.CSSProperties}>
      <Scale days={days} />
      {groups.map(({ type, rows }) => (
        <section key={type.id} className="cal-group" aria-label={type.name}>
          <h2 className="cal-type">
            <span>{type.name}</span>
          </h2>
          {rows.map((row) => (
            <RowView key={row.key} row={row} hand={handIn(hand, row.lanes)} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Scale({ days }: { days: readonly string[] }) {
  const { hours, labels } = useDrawing();
  const today = wallTimeOf(useNow()).date;
  return (
    <div className="cal-scale" aria-hidden="true">
      <span className="cal-corner" />
      {days.map((date) => (
        <div key={date} className="cal-scale-day" data-today={date === today || undefined}>
          <b>{labels.day(date)}</b>
          <div className="cal-scale-hours">
            {linesOf(hours).map((hour) => (
              <span key={hour}>{labels.time(hour)}</span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  row: CalendarRow;
  hand: Hand;
}

const isSameLane = (one: DrawnLane, other: DrawnLane | undefined) =>
  one.key === other?.key &&
  one.days[0] === other.days[0] &&
  one.pieces.length === other.pieces.length &&
  one.pieces.every(
    ({ block, key }, index) =>
      block === other.pieces[index]?.block && key === other.pieces[index]?.key,
  );

const isSameHand = (one: Hand, other: Hand) =>
  one.at === other.at && one.draft === other.draft && one.held === other.held;

const RowView = memo(
  function RowView({ row, hand }: RowProps) {
    const depths = row.lanes.map(depthOf);
    const deepest = {
      "--bars": Math.max(...depths.map(({ bars }) => bars)),
      "--blocks": Math.max(...depths.map(({ blocks }) => blocks)),
    };
    return (
      <div className="cal-row" style={deepest as React.CSSProperties}>
        <RowHead row={row} />
        {row.lanes.map((lane) => (
          <LaneView key={lane.key} lane={lane} hand={handIn(hand, [lane])} />
        ))}
      </div>
    );
  },
  (one, other) =>
    isSameHand(one.hand, other.hand) &&
    one.row.resource === other.row.resource &&
    one.row.lanes.length === other.row.lanes.length &&
    one.row.lanes.every((lane, index) => isSameLane(lane, other.row.lanes[index])),
);

function RowHead({ row }: { row: CalendarRow }) {
  return (
    <div className="cal-head">
      <span className="cal-name">{row.resource.name}</span>
      <FreeTime lanes={row.lanes} />
    </div>
  );
}
