/* CSV (RFC 4180), streamed. Text that a spreadsheet could run as a formula is quoted and gets an
   apostrophe. A `locale` in the query formats the table for people. */
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { type Amount, decimalOf } from "./amounts.ts";
import { networkOf } from "./network.ts";
import { readNext, streamPieces, textsOf } from "./portions.ts";

export const csvType = "text/csv";

/**
 * A decimal with a point as `plain`; minutes of a day or of a duration; an amount in minor units.
 */
export type Cell =
  | string
  | number
  | boolean
  | null
  | undefined
  | { readonly plain: string }
  | { readonly minutes: number }
  | Amount;

export interface PeoplesTable {
  separator: "," | ";";
  decimal: "," | ".";
}

export const TableLocale = Type.Optional(
  Type.String({
    maxLength: 35,
    pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$",
    "x-message": "must be a language, such as da-DK",
    description:
      "With `format=csv`, formats the table for people in this language. It gets a byte " +
      "order mark, HH:MM times and local decimal signs, with semicolons where the decimal " +
      "sign is a comma",
  }),
);

export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

export interface Table<Row> {
  name: string;
  columns: Columns<Row>;
  pages: AsyncIterable<readonly Row[]>;
}

export async function answerWithCsv<Row>(
  reply: FastifyReply,
  { name, columns, pages }: Table<Row>,
): Promise<FastifyReply> {
  const cells = Object.values(columns);
  const { locale } = reply.request.query as { locale?: string };
  const style = locale === undefined ? undefined : peoplesTable(locale);
  const write = (rows: readonly Row[]) =>
    rows
      .map((row) =>
        lineOf(
          cells.map((cell) => cell(row)),
          style,
        ),
      )
      .join("");
  const source = pages[Symbol.asyncIterator]();
  const who = `csv at ${networkOf(reply.request.callerAddress)}`;
  const first = await readNext(who, source);
  const mark = style === undefined ? "" : "\ufeff";
  const head = mark + lineOf(Object.keys(columns), style);
  const begun = head + (first === undefined ? "" : write(first));
  const pieces = textsOf(source, write);
  reply.header("content-disposition", `attachment; filename="${name}.csv"`);
  const type = `${csvType}; charset=utf-8; header=present`;
  return streamPieces(reply, { who, type, begun, pieces, source });
}

function lineOf(cells: readonly Cell[], style: PeoplesTable | undefined): string {
  const separator = style?.separator ?? ",";
  return `${cells.map((cell) => cellOf(cell, style)).join(separator)}\r\n`;
}

/** Spreadsheets take semicolons if the comma is the decimal sign. */
export function peoplesTable(locale: string): PeoplesTable {
  const isComma = decimalOfLocale(locale) === ",";
  return isComma ? { separator: ";", decimal: "," } : { separator: ",", decimal: "." };
}

function decimalOfLocale(locale: string): string | undefined {
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
    return parts.find(({ type }) => type === "decimal")?.value;
  } catch {
    return undefined;
  }
}

/** A formula may follow blanks and invisible characters. Wide and small signs count. */
const formula = /^[\s\0\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]|^[\t\r\n]/u;

/**
 * A spreadsheet with a different separator begins a cell there, even within quotes, and drops a
 * pair of quotes.
 */
const behindSeparator =
  /([,;\s\0"\p{Cf}]+)([=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]?)/gu;

/** No operator follows its plus, so it is no formula. */
const phone = /^\+\d[\d ]*$/;

function harmless(text: string): string {
  if (phone.test(text)) return text;
  const behind = text.replace(behindSeparator, (run, blanks: string, sign: string) =>
    sign !== "" && /[,;\t\r\n]/.test(blanks) ? `${blanks}'${sign}` : run,
  );
  return formula.test(text) ? `'${behind}` : behind;
}

const apostropheBehind =
  /([,;\s\0"\p{Cf}]+)'([=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b])/gu;

/** The text of a cell of our tables, without the apostrophes before formulas. */
export function plainOf(cell: string): string {
  const rest = cell.startsWith("'") ? withoutApostrophes(cell.slice(1)) : "";
  return formula.test(rest) ? rest : withoutApostrophes(cell);
}

const withoutApostrophes = (text: string): string =>
  text.replace(apostropheBehind, (all, blanks: string, sign: string) =>
    /[,;\t\r\n]/.test(blanks) ? `${blanks}${sign}` : all,
  );

export function cellOf(cell: Cell, style?: PeoplesTable): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "string") {
    return typeof cell === "boolean" ? String(cell) : numberOf(cell, style);
  }
  const text = harmless(cell);
  const special = style === undefined ? /[",\r\n]/ : /[",;\r\n]/;
  return text !== cell || special.test(cell) ? quoted(text) : text;
}

type Figure = number | Exclude<Cell, string | boolean | number | null | undefined>;

function numberOf(cell: Figure, style: PeoplesTable | undefined): string {
  const decimal = (text: string) => text.replace(".", style?.decimal ?? ".");
  if (typeof cell === "number") return decimal(String(cell));
  if ("plain" in cell) return decimal(cell.plain);
  if ("minutes" in cell) return style === undefined ? String(cell.minutes) : hoursOf(cell.minutes);
  return style === undefined ? String(cell.amount) : decimal(decimalOf(cell));
}

function hoursOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, "0");
  const whole = Math.abs(minutes);
  return `${minutes < 0 ? "-" : ""}${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
