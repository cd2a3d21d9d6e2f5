import { Button } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useWords } from "../words/words.ts";

export interface MoreProps {
  of: Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
}

/** Leads on in a list, where it goes on. */
export function More({ of: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreProps) {
  const { parts } = useWords();
  if (!hasNextPage) return null;
  return (
    <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {parts.more}
    </Button>
  );
}
