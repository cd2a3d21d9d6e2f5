/* A dropped booking shows at its target at once. A refusal moves it back; a success offers undo for
   ten seconds. */
import { useRef, useState } from "react";
import { offerUndo } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { useWords } from "../../locales/words.ts";
import type { Draft } from "./calendar/cursor.ts";
import type { DrawnBlock, Piece, Target } from "./calendar/pieces.ts";
import { useLabels } from "./labels.ts";
import { ClosedError, changesTo, type TaggedBooking } from "./move-block.ts";
import { isThere, targetOf } from "./moves.ts";
import { changeBooking, useMoveBlock } from "./mutations.ts";
import { accountOf } from "./queries.ts";
import { type FailedReschedule, failureOf, type Point } from "./use-reschedule.ts";
import { changesBack } from "./with-changes.ts";

export interface FailedMove {
  piece: Piece;
  failed: FailedReschedule;
}

export interface BlockMoves {
  titleOf(block: DrawnBlock): string;
  isClosed(draft: Draft): boolean;
  isElsewhere(resource: number): boolean;
  onSaved(text: string): void;
}

type ReadBooking = () => Promise<TaggedBooking>;

const ownMoves = new Map<number, number>();

/** Reads now, and again after an own move in between. */
function readOnce({ id }: DrawnBlock, read: ReadBooking): ReadBooking {
  const count = ownMoves.get(id);
  const first = read();
  // Nothing awaits it yet.
  first.catch(() => {});
  return () => (ownMoves.get(id) === count ? first : read());
}

export function useBlockMoves(calendar: BlockMoves) {
  const { titleOf, isClosed, isElsewhere, onSaved } = calendar;
  const workspace = useWorkspace();
  const { mutateAsync } = useMoveBlock();
  const { bookings: words } = useWords();
  const labels = useLabels();
  const { first, others, add, forget, forgetOf } = useRefusals();
  const picked = useRef<ReadBooking>(undefined);

  const pick = ({ block }: Piece): ReadBooking => {
    const read = readOnce(block, () => accountOf(workspace).bookings.tagged(block.id));
    picked.current = read;
    return read;
  };

  const send = async (
    block: DrawnBlock,
    target: Target,
    act: () => Promise<() => Promise<unknown>>,
  ) => {
    forgetOf(block);
    const back = await mutateAsync({ block, target, act });
    const { isPending: _isPending, ...was } = block;
    const { date, start } = target;
    const minutes = (target.end ?? 0) - (start ?? 0);
    const times = labels.when({ start, minutes: start === null ? target.duration : minutes });
    const text = words.moved({ title: titleOf(block), when: `${labels.day(date)}, ${times}` });
    onSaved(text);
    offerUndo(text, async () => {
      const undo = async () => {
        await counted(block, back());
        return back;
      };
      await mutateAsync({ block: { ...was, ...target }, target: was, act: undo });
      onSaved(words.undone);
    });
  };

  const counted = async <Result>(block: DrawnBlock, change: Promise<Result>): Promise<Result> => {
    const result = await change;
    ownMoves.set(block.id, (ownMoves.get(block.id) ?? 0) + 1);
    return result;
  };

  const drop = async (piece: Piece, draft: Draft, at?: Point) => {
    const { block, resource } = piece;
    const target = targetOf(piece, draft);
    if (isThere(block, target)) return;
    const booking = picked.current ?? pick(piece);
    const elsewhere = [resource, draft.resource].filter(isElsewhere);
    let failed: Pick<FailedReschedule, "booking" | "changes"> | undefined;
    const act = async () => {
      const read = await booking();
      failed = { booking: read.shown, changes: {} };
      const changes = await changesTo(workspace, { block, target, elsewhere }, read.shown);
      failed = { booking: read.shown, changes };
      if (isClosed(draft)) throw new ClosedError();
      const change = changeBooking(workspace, { ...failed, read });
      const { was, after } = await counted(block, change);
      return () => changeBooking(workspace, { booking: after, changes: changesBack(was, changes) });
    };
    try {
      await send(block, target, act);
    } catch (error) {
      const failure = failureOf(error);
      // The bar at the bottom shows a failed read.
      if (failed !== undefined) add({ piece, failed: { ...failed, ...failure, at } });
    }
  };

  return { refusal: first, others, forget, pick, drop };
}

/** Shows each refusal, but only the latest per block. */
function useRefusals() {
  const [refusals, set] = useState<readonly FailedMove[]>([]);
  const without = (all: readonly FailedMove[], block: DrawnBlock) =>
    all.filter(({ piece }) => piece.block.id !== block.id);
  return {
    first: refusals[0],
    others: refusals.length - 1,
    add: (one: FailedMove) => set((all) => [...without(all, one.piece.block), one]),
    forget: () => set(([, ...rest]) => rest),
    forgetOf: (block: DrawnBlock) => set((all) => without(all, block)),
  };
}
