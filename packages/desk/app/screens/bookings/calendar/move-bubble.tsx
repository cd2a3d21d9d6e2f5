import { SlotTakenError } from "@frontdesk/scheduling-client/errors";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { problemsOf } from "../../../api/problems.ts";
import { useOwnRefusal } from "../../../api/refusals.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { useWords } from "../../../locales/words.ts";
import { MoveFailed } from "../reschedule-failed.tsx";
import type { FailedMove, useBlockMoves } from "../use-block-moves.ts";
import { type FailedReschedule, type RescheduleWish, useReschedule } from "../use-reschedule.ts";

interface FailedProps {
  refusal: FailedMove;
  moves: Pick<ReturnType<typeof useBlockMoves>, "pick" | "moveTo" | "forget">;
  onSaved(text: string): void;
}

interface BubbleProps extends FailedProps {
  /** If later refusals follow. */
  title: string | undefined;
  nameOf(resource: number): string | undefined;
}

export function MoveBubble({ title, nameOf, ...props }: BubbleProps) {
  const { refusal, moves } = props;
  const reason = useReason(refusal, nameOf);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An open sheet keeps the focus.
    if (document.querySelector("[aria-modal=true]") !== null) return;
    const before = document.activeElement as HTMLElement | null;
    box.current?.querySelector("button")?.focus();
    return () => before?.focus({ preventScroll: true });
  }, []);
  const { x, y } = refusal.at ?? { x: innerWidth / 2 - 190, y: innerHeight / 3 };
  const location = {
    "--x": `${Math.max(16, Math.min(x + 8, innerWidth - 400))}px`,
    "--y": `${Math.max(16, Math.min(y + 8, innerHeight - 320))}px`,
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
      {refusal.failed === undefined ? (
        <AppointmentFailed {...props} reason={reason} />
      ) : (
        <BookingFailed {...props} failed={refusal.failed} />
      )}
    </div>
  );
}

const isNotOffered = (error: unknown) => "resource_ids" in problemsOf(error);

function useReason({ reason, error, ...move }: FailedMove, nameOf: BubbleProps["nameOf"]): string {
  const { bookings: words, parts } = useWords();
  if (reason === "away") return parts.notKnown;
  if (!isNotOffered(error)) return words.refusal[reason];
  const { piece, target } = move;
  const { service, resource_ids: before } = piece.block;
  const to = target.resource_ids.find((id) => !before.includes(id)) ?? piece.resource;
  return words.refusal.notOffered({ resource: nameOf(to) ?? "", service: service?.name ?? "" });
}

function BookingFailed({ moves, failed, onSaved }: FailedProps & { failed: FailedReschedule }) {
  const { refusal = failed, move } = useReschedule(onSaved);
  const again = async (wish: RescheduleWish) => {
    const isSaved = await move(wish);
    if (isSaved) moves.forget();
    return isSaved;
  };
  return <MoveFailed refusal={refusal} move={again} forget={moves.forget} />;
}

function AppointmentFailed({ refusal, moves, reason }: FailedProps & { reason: string }) {
  const { bookings: words, parts } = useWords();
  const { error, piece, at } = refusal;
  const { start, end } = refusal.target;
  const minutes = (end ?? 0) - (start ?? 0);
  const isExplained = refusal.reason === "other" && !isNotOffered(error);
  useOwnRefusal(error);
  return (
    <>
      <p role="alert">
        <strong>{reason}</strong>
      </p>
      {(error instanceof SlotTakenError || isExplained) && (
        <AppointmentRefusal
          error={error}
          pick={({ date, start, resource_ids }) => {
            moves.pick(piece);
            const { duration } = refusal.target;
            const target = { date, start, end: start + minutes, duration, resource_ids };
            void moves.moveTo(piece, target, at);
          }}
        />
      )}
      <div className="cal-bubble-acts">
        <Button variant="subtle" onClick={moves.forget}>
          {refusal.reason === "away" ? parts.close : words.refusal.leave}
        </Button>
      </div>
    </>
  );
}
