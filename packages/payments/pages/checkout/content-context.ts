import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Shown as ShownContent } from "./content.ts";

export const ShownContext = createContext<ShownContent | undefined>(undefined);

export function useShown(): ShownContent {
  return useContext(ShownContext)!;
}
