import { runs } from "@frontdesk/database/testing";
import { cellOf, peoplesTable, plainOf } from "@frontdesk/server/csv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnsOf, fieldsOf } from "./columns.ts";
import { ClientMatcher, rowContentOf } from "./rows.ts";
import { readFile, textOf } from "./text.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the text of a file", () => {
  const utf16 = (text: string, isLittle: boolean) => {
    const units = Buffer.from(`\ufeff${text}`, "utf16le");
    return new Uint8Array(isLittle ? units : units.swap16());
  };

  it.each([
    ["UTF-8", bytes("Søren")],
    ["UTF-8 with a mark", bytes("\ufeffSøren")],
    ["UTF-16, little end first", utf16("Søren", true)],
    ["UTF-16, big end first", utf16("Søren", false)],
    ["Windows-1252", new Uint8Array([0x53, 0xf8, 0x72, 0x65, 0x6e])],
  ])("is read as %s", (_name, file) => {
    expect(textOf(file)).toBe("Søren");
  });
});

describe("the rows of a file", () => {
  it.each([
    ["commas", "name,email\nAnn;x,a@b.dk"],
    ["semicolons", 'name;email\r\n"Ann;x";a@b.dk\r\n'],
    ["tabs", "name\temail\rAnn;x\ta@b.dk"],
    ["a line that names the separator", "sep=,\r\nname,email\r\nAnn;x,a@b.dk"],
  ])("are parted by %s", (_name, text) => {
    const { headers, rows } = readFile(bytes(text));
    expect(headers).toEqual(["name", "email"]);
    expect(rows.map(({ cells }) => cells)).toEqual([["Ann;x", "a@b.dk"]]);
  });

  it("count blank rows, as spreadsheets do", () => {
    const { rows } = readFile(bytes('name\n\n"Ann\nDoe"\n,,\nBo'));
    expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [3, "Ann\nDoe"],
      [5, "Bo"],
    ]);
  });

  it("survive any bytes: a refusal, or rows within the limits", () => {
    const part = fc.constantFrom('"', ",", ";", "\t", "\r", "\n", "\ufeff", "\0", "=", "a", "ø");
    const text = fc.string({ unit: part, maxLength: 300 }).map(bytes);
    const any = fc.oneof(fc.uint8Array({ maxLength: 300 }), text);
    fc.assert(
      fc.property(any, (file) => {
        try {
          const { headers, rows } = readFile(file);
          const columns = columnsOf(headers);
          const read = fieldsOf(headers, columns);
          const matcher = new ClientMatcher([], new Map());
          for (const { number, cells } of rows) {
            const { content, problems } = rowContentOf(read(cells), columns);
            expect(JSON.stringify(content)).not.toContain("\\u0000");
            if (problems.length === 0) matcher.check({ number, content }, columns);
          }
        } catch (error) {
          expect(error).toHaveProperty("status", 422);
        }
      }),
      runs(2_000),
    );
  });

  it("restore the cells of our own tables, in both forms", () => {
    const hasApostrophe = (text: string) => /'/.test(text);
    const cell = fc
      .string({ unit: fc.constantFrom(...'=+-@,; \n"aø\t1'), maxLength: 20 })
      .filter((text) => !hasApostrophe(text));
    fc.assert(
      fc.property(cell, fc.constantFrom("en", "de", undefined), (text, locale) => {
        const style = locale === undefined ? undefined : peoplesTable(locale);
        const separator = style?.separator ?? ",";
        const line = ["x", cellOf(text, style), "y"].join(separator);
        const { rows } = readFile(bytes(`a${separator}b${separator}c\r\n${line}\r\n`));
        expect(plainOf(rows[0]!.cells[1]!)).toBe(text);
      }),
      runs(1_000),
    );
  });
});
