import { describe, expect, it } from "vitest";
import { speechOf } from "./languages.ts";

describe("the speech of a page", () => {
  it("is the first language that is wanted and known, as it is written there", () => {
    expect(speechOf(["fr-FR", "de-AT", "en"])).toEqual({ language: "de", locale: "de-AT" });
    expect(speechOf(["fr"])).toEqual({ language: "en", locale: "en" });
  });

  it("is no tag that dates cannot be written by", () => {
    expect(speechOf(["en-US@posix"])).toEqual({ language: "en", locale: "en" });
    expect(speechOf(["c", "da_DK", "da"])).toEqual({ language: "da", locale: "da" });
  });
});
