import { wallTimeOf } from "../../../components/days.ts";
import { useNow } from "../../../components/now.ts";
import { type DrawnLane, type Hand, handIn, useDrawing } from "./drawing.ts";
import { FreeTime } from "./free-time.tsx";
import { linesOf } from "./hours.ts";
import { depthOf, LaneView } from "./lane.tsx";
import "./columns.css";

export interface ColumnsProps {
  lanes: readonly DrawnLane[];
  hand: Hand;
}

export function Columns({ lanes, hand }: ColumnsProps) {
  const { hours, labels, nameOf } = useDrawing();
  const today = wallTimeOf(useNow()).date;
  const bars = Math.max(0, ...lanes.map((lane) => depthOf(lane).bars));
  const counted = { "--days": lanes.length, "--any": bars } as React.CSSProperties;
  return (
    <div className="cal-columns" style={counted}>
      <div className="cal-column-heads" aria-hidden="true">
        <span className="cal-corner" />
        {lanes.map((lane) => (
          <b key={lane.key} data-today={lane.date === today || undefined}>
            {lane.resource === null ? labels.day(lane.date) : nameOf(lane.resource)}
            {lane.resource !== null && <FreeTime lanes={[lane]} />}
          </b>
        ))}
      </div>
      <div className="cal-column-hours" aria-hidden="true">
        {linesOf(hours).map((hour) => (
          <span key={hour}>{labels.time(hour)}</span>
        ))}
      </div>
      {lanes.map((lane) => (
        <LaneView key={lane.key} lane={lane} hand={handIn(hand, [lane])} />
      ))}
    </div>
  );
}
