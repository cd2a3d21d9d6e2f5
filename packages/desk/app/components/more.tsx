import { Button } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
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
  const goOn = () => void loadNext(of);
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

const mostTries = 5;

/** A live event rereads the list and so cancels the request for the next page. */
async function loadNext({ data, fetchNextPage }: InfiniteList): Promise<void> {
  const before = countPages(data);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const list = await fetchNextPage();
    if (countPages(list.data) !== before || list.isError || !list.hasNextPage) return;
  }
}

const countPages = (list: unknown) => (list as InfiniteData<unknown> | undefined)?.pages.length;
