import { useMemo } from "react";
import { blockTitle } from "../../../components/block-title.ts";
import { useWords } from "../../../locales/words.ts";
import { useLabels } from "../labels.ts";
import { type DrawnBlock, needsYou, type Piece } from "./pieces.ts";

export interface PieceTexts {
  name: string;
  /** The service, unless it is the name. */
  what: string | undefined;
  when: string;
  /** Unusual states. */
  notes: string[];
  money: string | undefined;
  /** Symbol of the payment. */
  sign: string;
  names: string[];
  /** For screen readers and on hover. */
  all: string[];
}

const signs = { none: "", due: "○", deposit: "◐", paid: "●", failed: "!" };

export function useTexts(nameOf: (resource: number) => string | undefined) {
  const { bookings: words } = useWords();
  const labels = useLabels();
  return useMemo(() => {
    const titleOf = (block: DrawnBlock) =>
      blockTitle(block) ?? (block.state === "busy" ? words.states.busy : words.untitled);
    const notesOf = (piece: Piece) => [
      ...(piece.block.state === "booked" ? [] : [words.states[piece.block.state]]),
      ...(needsYou(piece) ? [words.needsYou] : []),
    ];
    const textsOf = (piece: Piece): PieceTexts => {
      const { block, minutes } = piece;
      const { state, money, service } = block;
      const name = titleOf(block);
      const when = labels.when({ start: block.start, minutes });
      const what = service === null || service.name === name ? undefined : service.name;
      const notes = notesOf(piece);
      const paid = { ...words.money, none: undefined }[money ?? "none"];
      const names = block.resource_ids.flatMap((id) => nameOf(id) ?? []);
      const states = notes.length === 0 ? [words.states[state]] : notes;
      const all = [name, what, when, ...states, paid, ...names].filter(
        (text) => text !== undefined,
      );
      return { name, what, when, notes, money: paid, sign: signs[money ?? "none"], names, all };
    };
    return { titleOf, textsOf };
  }, [nameOf, words, labels]);
}
