/*
 * Tables as CSV (RFC 4180), written while they are read: whoever goes away ends the reading. Text
 * that a spreadsheet would take for a formula is quoted, with an apostrophe before it.
 */
import type { FastifyReply } from "fastify";
import { patienceMs, readNext, streamText, takeTurn } from "./portions.ts";

export const csvType = "text/csv";

/** Text of people; or what is written as it is, such as a number or an amount with decimals. */
export type Cell = string | number | boolean | null | undefined | { readonly plain: string };

/** What a column is called, and what each row has there. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

export interface Table<Row> {
  /** Of the file, without its ending. */
  name: string;
  columns: Columns<Row>;
  /** Some rows at a time. */
  pages: AsyncIterable<readonly Row[]>;
}

/** Answers with a table. What is refused before its first page is refused as ever. */
export async function answerWithCsv<Row>(
  reply: FastifyReply,
  { name, columns, pages }: Table<Row>,
): Promise<FastifyReply> {
  const who = `csv at ${reply.request.callerAddress}`;
  const leave = await takeTurn(who);
  const rest = pages[Symbol.asyncIterator]();
  const cells = Object.values(columns);
  const write = (rows: readonly Row[]) =>
    rows.map((row) => lineOf(cells.map((cell) => cell(row)))).join("");
  const next = () => readNext(who, rest, write);
  const first = await next().catch((error: unknown) => {
    leave();
    throw error;
  });
  reply.header("content-disposition", `attachment; filename="${name}.csv"`);
  const end = async () => await rest.return?.();
  const cut = () => reply.raw.destroy();
  const lines = linesOf({ columns, first, next, end, cut });
  const type = `${csvType}; charset=utf-8; header=present`;
  return streamText(reply, { type, lines, over: leave });
}

interface Written {
  columns: object;
  first: Next;
  next(): Promise<Next>;
  end(): Promise<unknown>;
  cut(): void;
}

type Next = { text: string } | undefined;

async function* linesOf({ columns, first, next, end, cut }: Written): AsyncGenerator<string> {
  try {
    yield lineOf(Object.keys(columns));
    for (let page = first; page !== undefined; page = await next()) {
      if (page.text === "") continue;
      const patience = setTimeout(cut, patienceMs);
      yield page.text;
      clearTimeout(patience);
    }
  } finally {
    await end();
  }
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

/** What a spreadsheet begins to compute at, also behind what it overlooks. */
const formula = /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** One cell, as it stands in its line. */
export function cellOf(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "object") return cell.plain;
  if (typeof cell !== "string") return String(cell);
  if (formula.test(cell)) return quoted(`'${cell}`);
  return /[",\r\n]/.test(cell) ? quoted(cell) : cell;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
