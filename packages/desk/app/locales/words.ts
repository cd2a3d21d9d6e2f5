import { createContext, useContext } from "react";
import type { Words } from "./bind.ts";
import type { Speech } from "./languages.ts";

export interface SpokenLocale extends Speech {
  words: Words;
}

export const SpokenContext = createContext<SpokenLocale | undefined>(undefined);

function useSpoken(): SpokenLocale {
  const spoken = useContext(SpokenContext);
  if (spoken === undefined) throw new Error("There are no words here");
  return spoken;
}

export function useWords(): Words {
  return useSpoken().words;
}

export function useLocale(): string {
  return useSpoken().locale;
}
