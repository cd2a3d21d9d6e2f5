// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import { cleanup, configure, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadWords } from "../locales/languages.ts";
import { SpokenContext } from "../locales/words.ts";
import { theme } from "../theme.ts";
import { More } from "./more.tsx";

configure({ asyncUtilTimeout: 60_000, defaultHidden: true });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type ReadPage = (page: number) => Promise<string>;

function List({ readPage }: { readPage: ReadPage }) {
  const list = useInfiniteQuery({
    queryKey: ["rows"],
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length + 1 : undefined),
  });
  return (
    <>
      {list.data?.pages.map((page) => (
        <p key={page}>{page}</p>
      ))}
      <More of={list} />
    </>
  );
}

async function openList(readPage: ReadPage) {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const words = await loadWords({ language: "en", locale: "en" });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider theme={theme} env="test">
      <SpokenContext value={{ language: "en", locale: "en", words }}>
        <QueryClientProvider client={queries}>
          <List readPage={readPage} />
        </QueryClientProvider>
      </SpokenContext>
    </MantineProvider>,
  );
  const more = await screen.findByRole("button", { name: words.parts.more });
  return { queries, more, user: userEvent.setup(), words };
}

describe("More", () => {
  it("loads the next page even if a live event rereads the list in between", async () => {
    const reads: number[] = [];
    let isSlow = true;
    const { queries, more, user } = await openList(async (page) => {
      reads.push(page);
      if (page === 2 && isSlow) await new Promise(() => {});
      return `page ${page}`;
    });
    await user.click(more);
    isSlow = false;
    await queries.invalidateQueries({ queryKey: ["rows"] });
    await screen.findByText("page 2");
    expect(reads).toEqual([1, 2, 1, 2]);
  });

  it("shows the error of a page with a retry", async () => {
    let isOver = false;
    const { more, user, words } = await openList(async (page) => {
      if (page === 2 && !isOver) throw new Error("out of order");
      return `page ${page}`;
    });
    await user.click(more);
    await screen.findByRole("alert");
    isOver = true;
    await user.click(await screen.findByRole("button", { name: words.parts.tryAgain }));
    await screen.findByText("page 2");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
