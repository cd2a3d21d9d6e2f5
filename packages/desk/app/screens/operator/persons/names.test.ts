import { expect, it } from "vitest";
import { names } from "./names.ts";

const jane = { name: "Jane Doe", email: "Jane@example.com" };

it.each(["jane@example.com", " Jane@Example.com ", "Jane Doe"])(
  "erasure: %j identifies Jane",
  (text) => {
    expect(names(jane, text)).toBe(true);
  },
);

it.each(["", " ", "jane", "Jane", "jane doe", "jane@example.co"])(
  "erasure: %j does not identify Jane",
  (text) => {
    expect(names(jane, text)).toBe(false);
    expect(names({ ...jane, name: null }, text)).toBe(false);
  },
);
