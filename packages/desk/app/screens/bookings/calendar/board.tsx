import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import { useCallback, useId, useMemo, useRef } from "react";
import { usePreferences } from "../../../api/preferences.ts";
import { useMayMake } from "../../../api/rights.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { useWords } from "../../../locales/words.ts";
import { useLabels } from "../labels.ts";
import { MovePopover } from "../move/popover.tsx";
import { blockAt, isIts } from "../move/spots.ts";
import { type RescheduleProposal, useProposal } from "../move/use-proposal.ts";
import { targetOf } from "../moves.ts";
import { useOpening } from "../sheet/opening.ts";
import { useBlockMoves } from "../use-block-moves.ts";
import type { Point } from "../use-reschedule.ts";
import { Agenda } from "./agenda.tsx";
import { Columns } from "./columns.tsx";
import type { Draft, Stop } from "./cursor.ts";
import { startDrag } from "./drag.ts";
import { type Drawing, DrawingContext, type Hand } from "./drawing.ts";
import { type BoardForm, useDrawn } from "./drawn.ts";
import { isVisiblyClosed } from "./drop-targets.ts";
import { useBoardKeys } from "./keys.ts";
import { useListedKeys } from "./listed-keys.ts";
import { FilledMonth, Month } from "./month.tsx";
import { MoveBubble } from "./move-bubble.tsx";
import { type DrawnBlock, isRest, type Piece } from "./pieces.ts";
import type { RangeRead } from "./range.ts";
import { useSayings } from "./sayings.ts";
import { useTexts } from "./texts.ts";
import { Timeline } from "./timeline.tsx";
import { useKeyActions } from "./use-key-actions.ts";
import type { CalendarView } from "./view.ts";

export interface BoardProps {
  view: CalendarView;
  date: string;
  days: readonly string[];
  period: string;
  /** On this page. */
  resources: readonly ListedResource[];
  all: readonly ListedResource[];
  read: RangeRead;
  form: BoardForm;
  ask(changes: Record<string, string | undefined>): void;
}

export function Board(props: BoardProps) {
  const { view, read, all, form } = props;
  const opening = useOpening("calendar");
  const { account } = useWorkspace();
  const bookingLabels = useLabels();
  const scroll = useRef<HTMLDivElement>(null);
  const { proposal, ...proposing } = useProposal();
  const blocks = useProposedBlocks(read.blocks, proposal);
  const [{ snap, hasLetterKeys }] = usePreferences();
  const drawn = useDrawn({ ...props, snap, read: { ...read, blocks } });
  const { dayOf, hours, field } = drawn;
  const isUpright = form === "columns" || form === "people";
  const matches = useMemo(() => new Map(all.map((one) => [one.id, one])), [all]);
  const nameOf = useCallback((id: number) => matches.get(id)?.name, [matches]);
  const { titleOf, textsOf } = useTexts(nameOf);
  const isClosed = ({ resource, date, start, minutes }: Draft) =>
    isVisiblyClosed({ start, minutes }, dayOf(resource, date));
  const speech = useSayings({ nameOf, textsOf, isClosed });
  const tell = useRef((_text: string) => {});
  const moves = useBlockMoves({
    titleOf,
    isClosed,
    isElsewhere: (id) => matches.get(id)?.timezone.name !== account?.timezone,
    onSaved: (text) => tell.current(text),
  });
  const { refusal, others } = moves;
  const pick = (piece: Piece) => {
    if (isBusy(piece)) return;
    if (piece.block.kind === "booking") moves.pick(piece);
    else proposing.pick(piece.block.id);
  };
  const put = (piece: Piece, draft: Draft, at?: Point) =>
    piece.block.kind === "booking"
      ? void moves.drop(piece, draft, at)
      : proposing.ask(questionOf(piece, draft));

  const mayBook = useMayMake("bookings");
  const drawing: Drawing = {
    hours,
    snap,
    isUpright,
    labels: bookingLabels,
    textsOf,
    nameOf,
    colorOf: (id) => matches.get(id)?.color,
    press: (piece, event) =>
      mayBook &&
      !isRest(piece) &&
      !isBusy(piece) &&
      startDrag(event, {
        piece,
        hours: field.hours,
        snap,
        isUpright,
        isClosed,
        board: scroll.current!,
        onPick: () => pick(piece),
        say: bookingLabels.when,
        onDrop: (draft, at) => put(piece, draft, at),
      }),
    open: (piece) => {
      const { kind, id } = piece.block;
      if (isBusy(piece)) return;
      proposing.close();
      opening.open(kind === "booking" ? id : `appointments/${id}`);
    },
    make: ({ date, resource }, start, minutes) =>
      mayBook && opening.make({ date, start, resource: resource ?? view.resource, minutes }),
  };
  const drop = (piece: Piece, draft: Draft) => {
    keys.follow({ ...piece, ...draft });
    put(piece, draft, cornerOf(scroll.current));
  };
  const { open, make } = drawing;
  const block = ({ date, resource }: Stop["lane"], start: number | null) =>
    opening.block({ date, start, resource: resource ?? view.resource });
  const keyActions = useKeyActions(props);
  const keys = useBoardKeys(field, isUpright, {
    ...{ open, make, block, pick, drop, ...keyActions, speech, mayBook, hasLetterKeys },
  });
  tell.current = keys.say;
  return (
    <DrawingContext value={drawing}>
      {form === "agenda" ? (
        <Agenda lanes={drawn.lanes} />
      ) : (
        <Framed period={props.period} keys={keys} hours={hours} scroll={scroll} mayBook={mayBook}>
          <Drawn {...drawn} {...props} hand={keys.hand} />
        </Framed>
      )}
      <p className="cal-hidden" aria-live="assertive">
        {keys.labels}
      </p>
      {proposal !== undefined && (
        <MovePopover
          key={proposal.key}
          proposal={proposal}
          retarget={proposing.retarget}
          close={proposing.close}
          block={() => proposedBlock(scroll.current, proposal.resource)}
          show={(id) => {
            proposing.close();
            opening.open(`appointments/${id}`);
          }}
          tell={keys.say}
        />
      )}
      {refusal !== undefined && (
        <MoveBubble
          key={refusal.piece.key}
          refusal={refusal}
          moves={moves}
          title={others > 0 ? titleOf(refusal.piece.block) : undefined}
          onSaved={keys.say}
        />
      )}
    </DrawingContext>
  );
}

/** Another's time, without a record to open. */
const isBusy = ({ block }: Pick<Piece, "block">): boolean => block.state === "busy";

/** The proposed block stands at its new place. */
function useProposedBlocks(
  blocks: readonly DrawnBlock[],
  proposal: RescheduleProposal | undefined,
) {
  return useMemo(() => {
    if (proposal === undefined) return blocks;
    const { id, to } = proposal;
    return blocks.map(
      (one): DrawnBlock => (isIts(one, id) ? { ...blockAt(one, to), isProposed: true } : one),
    );
  }, [blocks, proposal]);
}

function questionOf(piece: Piece, draft: Draft) {
  const { block } = piece;
  return {
    id: block.id,
    client: block.client?.name,
    service: block.service?.name ?? "",
    serviceId: block.service?.id,
    resource: draft.resource,
    from: block,
    to: targetOf(piece, draft),
  };
}

function proposedBlock(board: HTMLElement | null, resource: number): HTMLElement | null {
  const [first] = [`[data-resource="${resource}"] [data-proposed]`, "[data-proposed]"].flatMap(
    (query) => board?.querySelector<HTMLElement>(query) ?? [],
  );
  return first ?? null;
}

interface FrameProps {
  period: string;
  keys: ReturnType<typeof useBoardKeys>;
  hours: Drawing["hours"];
  scroll: React.RefObject<HTMLDivElement | null>;
  mayBook: boolean;
  children: React.ReactNode;
}

function Framed({ period, keys, hours, scroll, mayBook, children }: FrameProps) {
  const { bookings: words } = useWords();
  const [{ density, hasLetterKeys }] = usePreferences();
  useListedKeys(mayBook);
  const hint = useId();
  const counted = { "--hours": (hours.to - hours.from) / 60 } as React.CSSProperties;
  return (
    <>
      <div
        ref={scroll}
        className="cal-scroll"
        data-looked-at={!mayBook || undefined}
        data-density={density}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        aria-label={words.board({ period })}
        aria-describedby={hint}
        style={counted}
        onKeyDown={keys.onKeyDown}
        onFocus={({ target, currentTarget }) => target === currentTarget && keys.onFocus()}
      >
        {children}
      </div>
      <p id={hint} className="note cal-keys">
        {hasLetterKeys ? (mayBook ? words.keys : words.keysToLook) : words.keysAlone}
      </p>
    </>
  );
}

type Parts = BoardProps & Pick<ReturnType<typeof useDrawn>, "groups" | "lanes"> & { hand: Hand };

function Drawn({ form, groups, lanes, days, hand, date, ask }: Parts) {
  const goTo = (day: string) => ask({ view: undefined, date: day });
  if (form === "fill") return <FilledMonth groups={groups} days={days} hand={hand} goTo={goTo} />;
  if (form === "month")
    return <Month lanes={lanes} hand={hand} goTo={goTo} month={date.slice(0, 7)} />;
  if (form === "rows") return <Timeline groups={groups} days={days} hand={hand} />;
  return <Columns lanes={lanes} hand={hand} />;
}

function cornerOf(board: HTMLElement | null): Point | undefined {
  const at = board?.querySelector("[data-at], .cal-carried")?.getBoundingClientRect();
  return at && { x: at.left, y: at.bottom };
}
