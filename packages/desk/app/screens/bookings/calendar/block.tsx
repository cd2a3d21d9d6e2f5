// The text repeats the state, never colour alone.
import { memo } from "react";
import { useWords } from "../../../locales/words.ts";
import { useDrawing } from "./drawing.ts";
import { hueOf } from "./hue.ts";
import type { PlacedPiece } from "./pieces.ts";
import "./block.css";

export interface BlockProps extends PlacedPiece {
  isAt: boolean;
  isHeld: boolean;
}

export const Block = memo(function Block({ piece, level, levels, isAt, isHeld }: BlockProps) {
  const { hours, labels, titleOf, resourceOf, press, open } = useDrawing();
  const { bookings } = useWords();
  const { start, minutes, booking, state, needsYou } = piece;
  const resource = resourceOf(booking.resource_id);
  const messages = [titleOf(piece), labels.when(piece), resource?.name, bookings.states[state]];
  if (needsYou) messages.push(bookings.needsYou);
  const span = hours.to - hours.from;
  const location = {
    "--hue": hueOf(resource?.color ?? ""),
    "--from": start === null ? 0 : (start - hours.from) / span,
    "--size": start === null ? 1 : minutes / span,
    "--level": level,
    "--levels": levels,
  };
  return (
    <button
      type="button"
      className="cal-block"
      tabIndex={-1}
      data-piece={piece.key}
      data-state={state}
      data-needs={needsYou || undefined}
      data-bar={start === null || undefined}
      data-at={isAt || undefined}
      data-held={isHeld || undefined}
      style={location as React.CSSProperties}
      title={messages.filter((text) => text !== undefined).join("\n")}
      onPointerDown={(event) => press(piece, event)}
      onClick={() => open(piece)}
    >
      {start !== null && <span className="cal-start">{labels.time(start)}</span>}
      <b className="cal-title">{titleOf(piece)}</b>
      <span className="cal-when">
        {parted(labels.when(piece))}
        {state !== "booked" && <span> · {bookings.states[state]}</span>}
        {needsYou && <span> · {bookings.needsYou}</span>}
      </span>
      <span className="cal-hidden">{resource?.name}</span>
      {/* The service fixes an appointment's length. */}
      {booking.session_id === null && <span className="cal-grip" data-grip="" />}
    </button>
  );
});

/** Hidden in a narrow block. */
function parted(when: string): React.ReactNode {
  const at = when.indexOf("–");
  if (at < 0) return when;
  return (
    <>
      <span>{when.slice(0, at)}</span>
      <span>{when.slice(at)}</span>
    </>
  );
}
