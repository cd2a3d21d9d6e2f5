import { useMemo } from "react";
import { type Key, useKeys } from "../../../components/keys.ts";
import { useWords } from "../../../locales/words.ts";

/** The list of all keys names those of the grid; the grid handles them. */
export function useListedKeys(mayBook: boolean): void {
  const { appointments, bookings: words } = useWords();
  useKeys(
    useMemo(() => {
      const changes: [key: string, label: string][] = [
        ["n", words.book],
        ["b", appointments.blockTime],
        ["m", appointments.move],
        ["r", words.resize],
        ["c", appointments.checkIn],
        ["p", appointments.payments.take],
      ];
      const all: readonly (readonly [key: string, label: string])[] = [
        ["↑ ↓ ← →", words.byArrows],
        ["Enter", words.byEnter],
        ...(mayBook ? changes : []),
        ["t", words.today],
        ["[", words.before],
        ["]", words.after],
        ["d", words.shapes.day],
        ["w", words.shapes.week],
      ];
      return all.map(([key, label]): Key => ({ key, label }));
    }, [appointments, words, mayBook]),
  );
}
