import { wallTimeOf } from "../../../components/days.ts";
import { useNow } from "../../../components/now.ts";
import { Block } from "./block.tsx";
import type { Draft } from "./cursor.ts";
import { type DrawnLane, type Hand, useDrawing } from "./drawing.ts";
import { closedOf, closedToAll, type Stretch, stretchOf } from "./hours.ts";
import { splitPieces, stacked } from "./pieces.ts";
import { minuteAt, startSpan } from "./span.ts";

export interface LaneProps {
  lane: DrawnLane;
  hand: Hand;
}

export function depthOf(lane: DrawnLane): { bars: number; blocks: number } {
  const { bars, blocks } = splitPieces(lane.pieces);
  const levels = stacked(blocks).map(({ level }) => level + 1);
  return { bars: bars.length, blocks: Math.max(bars.length > 0 ? 0 : 1, ...levels) };
}

export function LaneView({ lane, hand }: LaneProps) {
  const { hours, isUpright, snap, labels, make } = useDrawing();
  const { bars, blocks } = splitPieces(lane.pieces);
  const { at, held } = hand;
  const placed = [
    ...bars.map((piece, level) => ({ piece, level, levels: bars.length })),
    ...stacked(blocks),
  ];
  const makeAt = (event: React.MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const minute = minuteAt(event.currentTarget, event, { hours, isUpright });
    make(lane, Math.min(hours.to - 60, Math.floor(minute / 60) * 60));
  };
  const spanFrom = (event: React.PointerEvent<HTMLElement>) =>
    startSpan(event, {
      hours,
      isUpright,
      snap,
      say: labels.when,
      onEnd: (start, minutes) => make(lane, start, minutes),
    });
  return (
    // Keyboard users have arrow keys and N.
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to what N does
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut to what N does
    <div
      className="cal-lane"
      data-lane=""
      data-date={lane.date}
      data-resource={lane.resource ?? undefined}
      onPointerDown={spanFrom}
      onClick={makeAt}
    >
      <Behind lane={lane} />
      {placed.map(({ piece, level, levels }) => (
        <Block
          key={piece.key}
          piece={piece}
          level={level}
          levels={levels}
          isAt={at?.piece?.key === piece.key}
          isHeld={held === piece.key}
        />
      ))}
      {at !== undefined && at.piece === undefined && at.lane.key === lane.key && (
        <span
          className="cal-cursor"
          style={alongLane({ from: at.start!, to: at.start! + 60 }, hours)}
        />
      )}
      {hand.draft !== undefined && <Carried draft={hand.draft} />}
      <NowLine lane={lane} />
    </div>
  );
}

export function alongLane({ from, to }: Stretch, hours: Stretch): React.CSSProperties {
  const span = hours.to - hours.from;
  const [first, last] = [Math.max(from, hours.from), Math.min(to, hours.to)];
  const part = { "--from": (first - hours.from) / span, "--size": (last - first) / span };
  return part as React.CSSProperties;
}

function Behind({ lane: { days, resource } }: { lane: DrawnLane }) {
  const { hours } = useDrawing();
  const [day] = resource === null ? [] : days;
  const closed = resource === null ? closedToAll(days, hours) : closedOf(day, hours);
  const off = (day?.time_off ?? []).filter(
    ({ start_time: from, end_time: to }) => from < hours.to && to > hours.from,
  );
  return (
    <>
      {days.length > 0 &&
        closed.map((part) => (
          <span key={part.from} className="cal-closed" style={alongLane(part, hours)} />
        ))}
      {off.map(({ name, ...times }) => (
        <span
          key={`${times.start_time} ${name}`}
          className="cal-off"
          style={alongLane(stretchOf(times), hours)}
        >
          {name}
        </span>
      ))}
    </>
  );
}

function Carried({ draft }: { draft: Draft }) {
  const { hours, labels } = useDrawing();
  const { start, minutes } = draft;
  const stretch = start === null ? hours : { from: start, to: start + minutes };
  return (
    <span className="cal-carried" style={alongLane(stretch, hours)}>
      {labels.when(draft)}
    </span>
  );
}

function NowLine({ lane: { date } }: { lane: DrawnLane }) {
  const { hours } = useDrawing();
  const now = wallTimeOf(useNow());
  if (now.date !== date || now.minutes < hours.from || now.minutes >= hours.to) return null;
  return (
    <span className="cal-now" style={alongLane({ from: now.minutes, to: now.minutes }, hours)} />
  );
}
