import { expect, it } from "vitest";
import { readMerchantFilter } from "./filter.ts";

it.each([
  [{}, { q: "" }],
  [
    { q: "Corner", state: "waiting" },
    { q: "Corner", state: "waiting" },
  ],
  [{ state: "gone" }, { q: "" }],
])("merchant search: %o gives the filter %o", (request, query) => {
  expect(readMerchantFilter(request as Record<string, string>)).toEqual(query);
});
