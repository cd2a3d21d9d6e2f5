// The text repeats the state, never colour alone.
import { memo } from "react";
import { useDrawing } from "./drawing.ts";
import { hueOf } from "./hue.ts";
import { isRest, needsYou, type PlacedPiece } from "./pieces.ts";
import "./block.css";

export interface BlockProps extends PlacedPiece {
  isAt: boolean;
  isHeld: boolean;
}

export const Block = memo(function Block({ piece, level, levels, isAt, isHeld }: BlockProps) {
  const { hours, labels, textsOf, colorOf, press, open } = useDrawing();
  const { start, minutes, resource, block } = piece;
  const { name, what, when, notes, sign, all } = textsOf(piece);
  const span = hours.to - hours.from;
  const [from, to] = [Math.max(start ?? 0, hours.from), Math.min((start ?? 0) + minutes, hours.to)];
  const location = {
    "--hue": hueOf(colorOf(resource) ?? ""),
    "--from": start === null ? 0 : (from - hours.from) / span,
    "--size": start === null ? 1 : (to - from) / span,
    "--level": level,
    "--levels": levels,
    "--before": block.before / minutes,
    "--after": block.after / minutes,
  };
  return (
    <button
      type="button"
      className="cal-block"
      tabIndex={-1}
      data-piece={piece.key}
      data-state={block.state}
      data-needs={needsYou(piece) || undefined}
      data-bar={start === null || undefined}
      data-buffers={block.before + block.after > 0 || undefined}
      data-at={isAt || undefined}
      data-held={isHeld || undefined}
      data-proposed={block.isProposed}
      style={location as React.CSSProperties}
      title={all.join("\n")}
      onPointerDown={(event) => press(piece, event)}
      onClick={() => open(piece)}
    >
      {start !== null && (
        <span className="cal-start" aria-hidden="true">
          {labels.time(start)}
        </span>
      )}
      <span className="cal-text" aria-hidden="true">
        <b className="cal-title">{name}</b>
        <span className={what === undefined ? "cal-below cal-when" : "cal-below"}>
          {[what ?? when, ...notes].join(" · ")}
        </span>
        {what !== undefined && (
          <span className="cal-when">
            {when} {sign}
          </span>
        )}
      </span>
      <span className="cal-hidden">{all.join(", ")}</span>
      {start !== null && !isRest(piece) && <span className="cal-grip" data-grip="" />}
    </button>
  );
});
