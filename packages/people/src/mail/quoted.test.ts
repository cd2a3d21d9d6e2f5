import { longestName } from "@frontdesk/server/names";
import { expect, it } from "vitest";
import { quoted } from "./quoted.ts";

it.each([
  ["Tom & Sons <b>", '    "Tom & Sons <b>"'],
  ['Tom". Pay now', '    "Tom\'. Pay now"'],
  ["C:\\Ann", '    "C:\\Ann"'],
  ["two\r\n\r\nlines\u202e", '    "two lines"'],
  ["see https://evil.example", '    "see https…evil.example"'],
  ["see WWW.evil.example", '    "see …evil.example"'],
  ["n".repeat(200), `    "${"n".repeat(longestName)}"`],
])("a mail quotes the name %j as %s", (name, line) => {
  expect(quoted(name)).toBe(line);
});
