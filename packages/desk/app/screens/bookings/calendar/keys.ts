/* Arrows move, Enter opens, letters act on the marked hour or block; M moves and R resizes until
   Enter or Escape. A live region announces every step. */
import { useMemo, useState } from "react";
import { isLetterKey } from "../../../components/keys.ts";
import {
  type Arrow,
  across,
  along,
  type Cursor,
  carried,
  cursorOf,
  type Draft,
  type Field,
  resized,
  type Stop,
  stopAt,
} from "./cursor.ts";
import type { Hand } from "./drawing.ts";
import { isRest, type Piece } from "./pieces.ts";
import type { Sayings } from "./sayings.ts";

export interface Commands {
  open(piece: Piece): void;
  make(lane: Stop["lane"], start: number | null): void;
  block(lane: Stop["lane"], start: number | null): void;
  pick(piece: Piece): void;
  drop(piece: Piece, draft: Draft): void;
  checkIn(piece: Piece): void;
  pay(piece: Piece): void;
  /** Acts on the range: another day, another view. */
  rangeActions: Readonly<Record<string, () => void>>;
  speech: Sayings;
  mayBook: boolean;
  hasLetterKeys: boolean;
}

interface HeldPiece {
  kind: "move" | "resize";
  piece: Piece;
  draft: Draft;
}

const sideways: Readonly<Record<string, Arrow>> = {
  ArrowRight: "along",
  ArrowLeft: "back",
  ArrowDown: "down",
  ArrowUp: "up",
};
const upright: Readonly<Record<string, Arrow>> = {
  ArrowDown: "along",
  ArrowUp: "back",
  ArrowRight: "down",
  ArrowLeft: "up",
};

type Followed = Pick<Piece, "block" | "resource" | "date">;

function whereIs(field: Field, followed: Followed | undefined): Cursor | undefined {
  if (followed === undefined) return undefined;
  const { block, resource, date } = followed;
  const isIt = ({ piece }: Stop) => piece?.block.kind === block.kind && piece.block.id === block.id;
  const isThere = (stop: Stop) =>
    isIt(stop) && stop.piece?.resource === resource && stop.lane.date === date;
  return cursorOf(field, isThere) ?? cursorOf(field, isIt);
}

export function useBoardKeys(field: Field, isUpright: boolean, commands: Commands) {
  const { speech } = commands;
  const [kept, setCursor] = useState<Cursor>({ line: 0, stop: 0 });
  const [followed, follow] = useState<Followed>();
  const cursor = useMemo(() => whereIs(field, followed) ?? kept, [field, followed, kept]);
  const [text, say] = useState("");
  const at = useMemo(() => stopAt(field, cursor), [field, cursor]);
  const carrying = useCarried(field, commands, say);
  const goTo = (arrow: Arrow) => {
    const next = stepped(field, cursor, arrow);
    follow(undefined);
    setCursor(next);
    const stop = stopAt(field, next);
    if (stop !== undefined) say(speech.stop(stop));
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isCommand(event) || (isLetterKey(event) && !commands.hasLetterKeys)) return;
    const arrow = (isUpright ? upright : sideways)[event.key];
    const act =
      carrying.actOf(event.key, arrow) ??
      (arrow === undefined
        ? (actAt(at, event.key, { ...commands, ...carrying }) ??
          commands.rangeActions[event.key.toLowerCase()])
        : () => goTo(arrow));
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const onFocus = () => {
    if (at !== undefined) say(speech.stop(at));
  };
  const hand: Hand = { at, draft: carrying.held?.draft, held: carrying.held?.piece.key };
  return { hand, labels: text, say, onKeyDown, onFocus, follow };
}

/** Many keyboards write brackets with Alt. */
function isCommand({ key, ctrlKey, metaKey, altKey }: React.KeyboardEvent): boolean {
  if (key === "[" || key === "]") return metaKey || (ctrlKey && !altKey);
  return ctrlKey || metaKey || altKey;
}

type CalendarActions = Omit<Commands, "pick" | "drop" | "speech" | "rangeActions"> & {
  take(piece: Piece, kind: HeldPiece["kind"]): void;
};

function actAt(
  at: Stop | undefined,
  key: string,
  actions: CalendarActions,
): (() => void) | undefined {
  if (at === undefined) return undefined;
  const { piece, lane, start } = at;
  if (key === "Enter" && piece !== undefined) return () => actions.open(piece);
  if (!actions.mayBook) return undefined;
  const letter = key.toLowerCase();
  if (letter === "n" || key === "Enter") {
    return () => actions.make(lane, start);
  }
  if (letter === "b") return () => actions.block(lane, start);
  return piece === undefined ? undefined : actOn(piece, letter, actions);
}

function actOn(piece: Piece, letter: string, actions: CalendarActions): (() => void) | undefined {
  if (piece.block.kind === "appointment" && piece.block.state !== "busy") {
    if (letter === "c") return () => actions.checkIn(piece);
    if (letter === "p") return () => actions.pay(piece);
  }
  if (isRest(piece)) return undefined;
  if (letter === "m") return () => actions.take(piece, "move");
  if (letter !== "r" || piece.start === null) return undefined;
  return () => actions.take(piece, "resize");
}

function useCarried(field: Field, commands: Commands, say: (text: string) => void) {
  const { speech } = commands;
  const [held, setHeld] = useState<HeldPiece>();
  const take = (piece: Piece, kind: HeldPiece["kind"]) => {
    const { date, start, minutes, resource } = piece;
    const draft = { date, start, minutes, resource };
    setHeld({ kind, piece, draft });
    commands.pick(piece);
    say(`${speech.picked(kind)} ${speech.draft(draft)}`);
  };
  const carry = ({ kind, piece, draft }: HeldPiece, arrow: Arrow) => {
    const by = arrow === "along" || arrow === "down" ? 1 : -1;
    const next = kind === "resize" ? resized(field, draft, by) : carried(field, draft, arrow);
    setHeld({ kind, piece, draft: next });
    say(speech.draft(next));
  };
  const letGo = ({ piece, draft }: HeldPiece, isDropped: boolean) => {
    setHeld(undefined);
    if (isDropped) commands.drop(piece, draft);
    else say(speech.left);
  };
  const actOf = (key: string, arrow: Arrow | undefined): (() => void) | undefined => {
    if (held === undefined) return undefined;
    if (arrow !== undefined) return () => carry(held, arrow);
    const isEnd = key === "Enter" || key === "Escape";
    if (isEnd) return () => letGo(held, key === "Enter");
    return key === "Tab" ? undefined : () => {};
  };
  return { held, take, actOf };
}

function stepped(field: Field, cursor: Cursor, arrow: Arrow): Cursor {
  if (arrow === "along") return along(field, cursor, 1);
  if (arrow === "back") return along(field, cursor, -1);
  return across(field, cursor, arrow === "down" ? 1 : -1);
}
