import { describe, expect, it } from "vitest";
import { speechOf } from "./languages.ts";

describe("page language", () => {
  it("is the first preferred language with a catalogue, with its region", () => {
    expect(speechOf(["fr-FR", "de-AT", "en"])).toEqual({ language: "de", locale: "de-AT" });
    expect(speechOf(["fr"])).toEqual({ language: "en", locale: "en" });
  });

  it("is never a tag that `Intl` refuses", () => {
    expect(speechOf(["en-US@posix"])).toEqual({ language: "en", locale: "en" });
    expect(speechOf(["c", "da_DK", "da"])).toEqual({ language: "da", locale: "da" });
  });
});
