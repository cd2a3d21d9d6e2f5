import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PageContent as PageContentType } from "./content.ts";

export const ContentContext = createContext<PageContentType | undefined>(undefined);

export function useContent(): PageContentType {
  return useContext(ContentContext)!;
}
