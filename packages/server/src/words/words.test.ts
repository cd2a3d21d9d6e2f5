import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";
import { localeOf } from "./locale.ts";

describe("locale", () => {
  it.each([
    ["da", "da", "da"],
    ["da_DK", "da", "da-DK"],
    ["da-DK", "da", "da-DK"],
    ["DA-dk", "da", "da-DK"],
    ["nb_NO", "nb", "nb-NO"],
    ["no", "nb", "nb"],
    ["nn-NO", "nb", "nb-NO"],
    ["de-Latn-AT", "de", "de-AT"],
    ["pt_BR.UTF-8", "pt", "pt-BR"],
    ["en_US", "en", "en-US"],
    ["tlh", "en", "en"],
    ["constructor", "en", "en"],
    ["'><script>", "en", "en"],
    ["d".repeat(10_000), "en", "en"],
  ])("%s: spoken as %s, written as %s", (query, language, tag) => {
    expect(localeOf(query, "fr")).toEqual({ language, tag });
  });

  it.each([
    ["fr-CH, fr;q=0.9, en;q=0.8", "fr", "fr-CH"],
    ["en;q=0.5, is;q=0.7", "is", "is"],
    ["xx, *;q=0.1, pl", "pl", "pl"],
    ["da;q=0, sv;q=0.2", "sv", "sv"],
    ["*", "en", "en"],
    ["", "en", "en"],
  ])("browser with Accept-Language %j: %s", (accepted, language, tag) => {
    expect(localeOf(undefined, accepted)).toEqual({ language, tag });
    expect(localeOf("", accepted)).toEqual({ language, tag });
  });
});

it("message: a final full stop of a value ends the sentence once", () => {
  expect(fill("Until {moment}.", { moment: "3:43 μ.μ." })).toBe("Until 3:43 μ.μ.");
  expect(fill("Until {moment}.", { moment: "15:43" })).toBe("Until 15:43.");
  expect(fill("{who}. {nobody}.", { who: "Inc." })).toBe("Inc. {nobody}.");
});

it("text: fills each placeholder once", () => {
  expect(fill("{a} and {b}", { a: "{b}", b: "2" })).toBe("{b} and 2");
  expect(fill("{a}", { a: "$&" })).toBe("$&");
});
