import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";

const pageSize = 50;

interface NewestPage {
  before: string | undefined;
  pageSize: number;
  signal: AbortSignal;
}

/** A page that is not full is the last. */
export function newestFirst<Item extends { id: string }>(
  queryKey: QueryKey,
  read: (page: NewestPage) => Promise<Item[]>,
  size = pageSize,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: before, signal }) => read({ before, pageSize: size, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < size ? undefined : page.at(-1)?.id),
  });
}
