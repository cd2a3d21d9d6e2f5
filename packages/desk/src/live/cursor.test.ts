import { describe, expect, it } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";

const id = "6920c1a43e81f2c09b3d5e71";

describe("stream cursor", () => {
  it.each([
    [{ payments: id, scheduling: "42" }, `${id}.42`],
    [{ payments: id }, `${id}.`],
    [{ scheduling: "42" }, ".42"],
    [{}, "."],
  ])("%j survives text and back", (cursor, text) => {
    expect(writeCursor(cursor)).toBe(text);
    expect(readCursor(text)).toEqual(cursor);
  });

  it.each(["", "42", id, `${id}.x`, `${id}.42.`, ".0", `${id.toUpperCase()}.1`, undefined])(
    "is empty for %j",
    (text) => {
      expect(readCursor(text)).toEqual({});
    },
  );
});
