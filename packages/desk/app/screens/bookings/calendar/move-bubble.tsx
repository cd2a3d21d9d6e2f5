import { useEffect, useRef } from "react";
import { MoveFailed, useReason } from "../reschedule-failed.tsx";
import type { FailedMove, useBlockMoves } from "../use-block-moves.ts";
import { type RescheduleWish, useReschedule } from "../use-reschedule.ts";

interface BubbleProps {
  refusal: FailedMove;
  moves: Pick<ReturnType<typeof useBlockMoves>, "forget">;
  onSaved(text: string): void;
  /** If later refusals follow. */
  title: string | undefined;
}

export function MoveBubble({ title, refusal: { failed }, moves, onSaved }: BubbleProps) {
  const { refusal = failed, move } = useReschedule(onSaved);
  const reason = useReason(failed);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An open sheet keeps the focus.
    if (document.querySelector("[aria-modal=true]") !== null) return;
    const before = document.activeElement as HTMLElement | null;
    box.current?.querySelector("button")?.focus();
    return () => before?.focus({ preventScroll: true });
  }, []);
  const { x, y } = failed.at ?? { x: innerWidth / 2 - 190, y: innerHeight / 3 };
  const location = {
    "--x": `${Math.max(16, Math.min(x + 8, innerWidth - 400))}px`,
    "--y": `${Math.max(16, Math.min(y + 8, innerHeight - 320))}px`,
  };
  const again = async (wish: RescheduleWish) => {
    const isSaved = await move(wish);
    if (isSaved) moves.forget();
    return isSaved;
  };
  return (
    <div
      ref={box}
      className="cal-bubble"
      role="alertdialog"
      aria-label={reason}
      style={location as React.CSSProperties}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        moves.forget();
      }}
    >
      {title !== undefined && <p className="note">{title}</p>}
      <MoveFailed refusal={refusal} move={again} forget={moves.forget} />
    </div>
  );
}
