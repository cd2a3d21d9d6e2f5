import type { UseQueryResult } from "@tanstack/react-query";
import { useWords } from "../locales/words.ts";
import { Failed } from "./failed.tsx";

interface ThingStateProps {
  of: Pick<UseQueryResult, "error" | "refetch">;
  isArchived: boolean;
}

/** Says above an open form that a colleague archived or deleted the thing. */
export function ThingState({ of: { error, refetch }, isArchived }: ThingStateProps) {
  const { studio } = useWords();
  return (
    <>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {isArchived && <p role="status">{studio.archived}</p>}
    </>
  );
}
