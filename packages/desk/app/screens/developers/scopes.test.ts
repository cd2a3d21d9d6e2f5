import { scopes } from "@frontdesk/scheduling/core/rights";
import { expect, it } from "vitest";
import { laterWords, loadWords, speechOf } from "../../locales/languages.ts";
import { linesIn, scopeLabels, scopesByNoun } from "./scopes.ts";

const words = await loadWords(speechOf(["en"]));
await laterWords();
const { developers } = words;

it("scopes: the form offers exactly those of the service", () => {
  expect(Object.values(scopesByNoun).flat()).toEqual([...scopes]);
});

it("scopes: their description goes noun by noun", () => {
  expect(scopeLabels(["bookings:write", "bookings:read", "audit:read"], developers)).toEqual([
    "See, Change: bookings",
    "See: audit log",
  ]);
});

it("redirect addresses: the form reads one per line", () => {
  expect(linesIn(" https://a.example/\r\n\nhttp://localhost:3000/ ")).toEqual([
    "https://a.example/",
    "http://localhost:3000/",
  ]);
});
