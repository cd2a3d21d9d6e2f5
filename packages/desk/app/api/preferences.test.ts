import { describe, expect, it } from "vitest";
import { readPreferences } from "./preferences.ts";

const usual = { snap: 15, density: "comfortable", hasLetterKeys: true };

describe("preferences", () => {
  it.each([null, "", "null", "7", "{", '{"snap":7,"density":1,"hasLetterKeys":"no"}'])(
    "are the defaults for the stored text %j",
    (text) => expect(readPreferences(text)).toEqual(usual),
  );

  it("keep valid choices, also next to an invalid one", () => {
    expect(readPreferences('{"snap":5,"density":"compact","hasLetterKeys":false}')).toEqual({
      snap: 5,
      density: "compact",
      hasLetterKeys: false,
    });
    expect(readPreferences('{"snap":30,"density":"tiny"}')).toEqual({ ...usual, snap: 30 });
  });
});
