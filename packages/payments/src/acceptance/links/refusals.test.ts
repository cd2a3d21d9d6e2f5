import { expect, it } from "vitest";
import { LinkError } from "./refusals.ts";

it("link error page: repeats only enough of a link to identify the wrong part", () => {
  const { details } = new LinkError("value", {
    value: "Call us now! ".repeat(500),
    currency: "EUR",
  });
  expect(details).toEqual({ value: "Call us now! Call us no…", currency: "EUR" });
  const emoji = new LinkError("currency", { currency: "😀".repeat(99) });
  expect(emoji.details.currency).toBe(`${"😀".repeat(23)}…`);
});
