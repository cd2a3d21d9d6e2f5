import { scopes } from "@frontdesk/scheduling/ground/rights";
import { expect, it } from "vitest";
import { loadWords, speechOf } from "../../locales/languages.ts";
import { linesIn, scopesByNoun, scopesSaid } from "./scopes.ts";

const { developers } = await loadWords(speechOf(["en"]));

it("every scope of the service can be chosen, and no other", () => {
  expect(Object.values(scopesByNoun).flat()).toEqual([...scopes]);
});

it("what is allowed is said noun by noun", () => {
  expect(scopesSaid(["bookings:write", "bookings:read", "audit:read"], developers)).toEqual([
    "See, Change: bookings",
    "See: who changed what",
  ]);
});

it("addresses are read one a line", () => {
  expect(linesIn(" https://a.example/\r\n\nhttp://localhost:3000/ ")).toEqual([
    "https://a.example/",
    "http://localhost:3000/",
  ]);
});
