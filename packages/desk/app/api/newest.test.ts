import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { newestFirst } from "./newest.ts";

it("list of newest first: loads older pages until one is not full", async () => {
  const ids = ["e", "d", "c", "b", "a"];
  const requests: (string | undefined)[] = [];
  const list = newestFirst(
    ["payments", "list"],
    async ({ before, pageSize }) => {
      requests.push(before);
      const first = before === undefined ? 0 : ids.indexOf(before) + 1;
      return ids.slice(first, first + pageSize).map((id) => ({ id }));
    },
    2,
  );
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...list, pages: 9 });
  expect(pages.flat().map(({ id }) => id)).toEqual(ids);
  expect(requests).toEqual([undefined, "d", "b"]);
});
