import { createContext, useContext } from "react";
import type { Words } from "./bind.ts";
import type { Speech } from "./languages.ts";

export interface Spoken extends Speech {
  words: Words;
}

export const SpokenContext = createContext<Spoken | undefined>(undefined);

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (spoken === undefined) throw new Error("There are no words here");
  return spoken;
}

/** Everything the pages say, in the language of whoever reads. */
export function useWords(): Words {
  return useSpoken().words;
}

/** What dates and numbers are written by (BCP 47). */
export function useLocale(): string {
  return useSpoken().locale;
}
