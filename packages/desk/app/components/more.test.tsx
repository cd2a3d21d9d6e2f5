// @vitest-environment jsdom
import { useInfiniteQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { closeDesk, renderInEnglish } from "../../test/app/open-desk.tsx";
import { More } from "./more.tsx";

afterEach(closeDesk);

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
  const opened = await renderInEnglish(<List readPage={readPage} />);
  return { ...opened, more: await screen.findByRole("button", { name: "Show more" }) };
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
    const { more, user } = await openList(async (page) => {
      if (page === 2 && !isOver) throw new Error("out of order");
      return `page ${page}`;
    });
    await user.click(more);
    await screen.findByRole("alert");
    isOver = true;
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText("page 2");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
