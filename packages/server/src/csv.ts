/*
 * Tables as CSV (RFC 4180), written while they are read: whoever goes away ends the reading. Text
 * that a spreadsheet would take for a formula is quoted, with an apostrophe before it.
 */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply } from "fastify";

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
  const rest = pages[Symbol.asyncIterator]();
  const first = await rest.next();
  reply.type(`${csvType}; charset=utf-8; header=present`);
  reply.header("content-disposition", `attachment; filename="${name}.csv"`);
  for (const [header, value = ""] of Object.entries(reply.getHeaders())) {
    reply.raw.setHeader(header, value);
  }
  const { request, raw } = reply.hijack();
  raw.writeHead(200);
  const text = request.method === "HEAD" ? [] : linesOf({ columns, first, rest });
  // Done or cut off, it is over: nobody could be told of an error any more, but by the cut.
  pipeline(Readable.from(text, { objectMode: false }), raw).catch((err: unknown) => {
    raw.destroy();
    if (!isCutOff(err)) request.log.error({ err }, "a table failed");
  });
  return reply;
}

function isCutOff(err: unknown): boolean {
  return err instanceof Error && "code" in err && err.code === "ERR_STREAM_PREMATURE_CLOSE";
}

interface Written<Row> {
  columns: Columns<Row>;
  first: IteratorResult<readonly Row[]>;
  rest: AsyncIterator<readonly Row[]>;
}

async function* linesOf<Row>({ columns, first, rest }: Written<Row>): AsyncGenerator<string> {
  const cells = Object.values(columns);
  try {
    yield lineOf(Object.keys(columns));
    for (let page = first; page.done !== true; page = await rest.next()) {
      const lines = page.value.map((row) => lineOf(cells.map((cell) => cell(row))));
      if (lines.length > 0) yield lines.join("");
    }
  } finally {
    await rest.return?.();
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
