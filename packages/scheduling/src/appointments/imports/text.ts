/* The text and rows of an uploaded file. The number of a row is that of spreadsheets: the header
   is row 1. */
import { parse } from "csv-parse/sync";
import { invalid } from "../../core/refusals.ts";
import { importRefusals as refusals } from "./refusals.ts";

export const mostRows = 10_000;
const mostCells = 200;

/** By the byte order mark; else UTF-8 if valid, else Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return decode("utf-16be", bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decode("windows-1252", bytes);
  }
}

const decode = (encoding: string, bytes: Uint8Array) =>
  new TextDecoder(encoding).decode(bytes).toWellFormed();

const separators = [",", ";", "\t"] as const;

/** The first line of some spreadsheets: `sep=;` */
const separatorLine = /^sep=([,;\t])(?:\r\n|\n|\r)/i;

/** The separator with most cells in the first line that has any, outside quotes. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const letter of text.slice(0, 20_000)) {
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === "\n" || letter === "\r") {
      if (counts.size > 0) break;
    } else if ((separators as readonly string[]).includes(letter)) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? ",";
}

export interface FileRow {
  /** In spreadsheets. */
  number: number;
  cells: readonly string[];
}

export interface ReadFile {
  headers: readonly string[];
  rows: readonly FileRow[];
}

/** Blank rows count, but are left out. */
export function readFile(bytes: Uint8Array): ReadFile {
  // PostgreSQL stores no NUL.
  const whole = textOf(bytes).replaceAll("\0", "");
  const line = separatorLine.exec(whole);
  const text = line === null ? whole : whole.slice(line[0].length);
  const first = line === null ? 1 : 2;
  const records = recordsOf(text, line?.[1] ?? separatorOf(text));
  const rows = records
    .map((cells, index): FileRow => ({ number: index + first, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [header, ...others] = rows;
  if (header === undefined || others.length === 0) throw invalid(refusals.noRows());
  if (others.length > mostRows) throw invalid(refusals.manyRows());
  if (header.cells.length > mostCells) throw invalid(refusals.manyColumns());
  return {
    headers: header.cells.map((cell) => cell.trim().slice(0, 255).toWellFormed()),
    rows: others,
  };
}

/** Blank rows are few in real files. */
const mostRecords = 2 * mostRows;

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      to: mostRecords,
    });
  } catch {
    throw invalid(refusals.noTable());
  }
}
