import { expect, it } from "vitest";
import { readSought } from "./filter.ts";

it.each([
  [{}, { q: "" }],
  [
    { q: "Corner", state: "waiting" },
    { q: "Corner", state: "waiting" },
  ],
  [{ state: "gone" }, { q: "" }],
])("merchant search: %o gives the filter %o", (request, query) => {
  expect(readSought(request as Record<string, string>)).toEqual(query);
});
