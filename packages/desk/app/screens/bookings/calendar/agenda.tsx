import { useWords } from "../../../locales/words.ts";
import { type DrawnLane, useDrawing } from "./drawing.ts";
import { FreeTime } from "./free-time.tsx";
import { hueOf } from "./hue.ts";
import { inOrder, needsYou, type Piece } from "./pieces.ts";
import "./agenda.css";

export function Agenda({ lanes }: { lanes: readonly DrawnLane[] }) {
  const { labels } = useDrawing();
  const { bookings } = useWords();
  return (
    <div className="cal-agenda">
      {lanes.map((lane) => (
        <section key={lane.key} aria-label={labels.wholeDay(lane.date)}>
          <h2 className="cal-agenda-day">
            <span>{labels.day(lane.date)}</span>
            <FreeTime lanes={[lane]} />
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
      ))}
    </div>
  );
}

function Entry({ piece }: { piece: Piece }) {
  const { textsOf, colorOf, open } = useDrawing();
  const { name, what, when, notes, money, names } = textsOf(piece);
  const { state } = piece.block;
  const hue = { "--hue": hueOf(colorOf(piece.resource) ?? "") } as React.CSSProperties;
  return (
    <li>
      <button
        type="button"
        className="cal-entry"
        data-state={state}
        data-needs={needsYou(piece) || undefined}
        style={hue}
        onClick={() => open(piece)}
      >
        <span className="cal-entry-when">{when}</span>
        <b className="cal-title">{name}</b>
        <span className="quiet">
          {[what, ...names, ...notes, money].filter((text) => text !== undefined).join(" · ")}
        </span>
      </button>
    </li>
  );
}
