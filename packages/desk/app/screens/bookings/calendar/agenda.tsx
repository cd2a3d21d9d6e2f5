import { useWords } from "../../../locales/words.ts";
import { type DrawnLane, useDrawing } from "./drawing.ts";
import { fullOf } from "./hours.ts";
import { hueOf } from "./hue.ts";
import { inOrder, type Piece } from "./pieces.ts";
import "./agenda.css";

export function Agenda({ lanes }: { lanes: readonly DrawnLane[] }) {
  const { labels } = useDrawing();
  const { bookings } = useWords();
  return (
    <div className="cal-agenda">
      {lanes.map((lane) => {
        const full = fullOf(lane.days);
        return (
          <section key={lane.key} aria-label={labels.wholeDay(lane.date)}>
            <h2 className="cal-agenda-day">
              <span>{labels.day(lane.date)}</span>
              <span className="cal-full">
                {full === undefined ? bookings.closed : labels.percent(full)}
              </span>
            </h2>
            {lane.pieces.length === 0 ? (
              <p className="note">{bookings.nothingBooked}</p>
            ) : (
              <ul>
                {inOrder(lane.pieces).map((piece) => (
                  <Entry key={piece.key} piece={piece} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Entry({ piece }: { piece: Piece }) {
  const { labels, titleOf, resourceOf, open } = useDrawing();
  const { bookings } = useWords();
  const resource = resourceOf(piece.booking.resource_id);
  const { state, needsYou } = piece;
  const hue = { "--hue": hueOf(resource?.color ?? "") } as React.CSSProperties;
  return (
    <li>
      <button
        type="button"
        className="cal-entry"
        data-state={state}
        data-needs={needsYou || undefined}
        style={hue}
        onClick={() => open(piece)}
      >
        <span className="cal-entry-when">{labels.when(piece)}</span>
        <b>{titleOf(piece)}</b>
        <span className="quiet">
          {resource?.name}
          {state !== "booked" && <span>{` · ${bookings.states[state]}`}</span>}
          {needsYou && <span>{` · ${bookings.needsYou}`}</span>}
        </span>
      </button>
    </li>
  );
}
