import { Button } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useWords } from "../locales/words.ts";
import { Failed } from "./failed.tsx";

type InfiniteList = Pick<
  UseInfiniteQueryResult,
  "data" | "error" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
> & { isFetchNextPageError: boolean };

export interface MoreProps {
  of: InfiniteList;
}

export function More({ of }: MoreProps) {
  const { parts } = useWords();
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = of;
  const goOn = () => void of.fetchNextPage();
  if (data === undefined) return null;
  return (
    <>
      {error !== null && (
        <Failed error={error} again={isFetchNextPageError ? goOn : () => void of.refetch()} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="default" loading={isFetchingNextPage} onClick={goOn}>
          {parts.more}
        </Button>
      )}
    </>
  );
}
