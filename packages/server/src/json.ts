// Values and names cost more than bytes, so both are counted before parsing.
import { isUtf8 } from "node:buffer";
import { bodyRefusals } from "./input-refusals.ts";

export const mostValues = 10_000;
export const mostMembers = 1_000;
const deepest = 256;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw bodyRefusals.notUtf8();
  refuseExcess(bytes);
  const text = bytes.toString("utf8");
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  } catch {
    // The parser's message would repeat parts of the body.
    throw bodyRefusals.notJson();
  }
}

/** Counts separators, not values: invalid JSON may be refused either way. */
function refuseExcess(bytes: Buffer): void {
  /** Per open object; -1 for an open list. */
  const open: number[] = [];
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case quote:
        at = endOfText(bytes, at);
        break;
      case comma:
        values += 1;
        countSeparator(open);
        break;
      case openList:
      case openObject:
        values += 1;
        open.push(bytes[at] === openList ? -1 : 0);
        if (open.length > deepest) throw bodyRefusals.tooDeep();
        break;
      case closeList:
      case closeObject:
        open.pop();
        break;
    }
    if (values > mostValues) throw bodyRefusals.manyValues();
  }
}

function countSeparator(open: number[]): void {
  const separators = open.at(-1) ?? -1;
  if (separators >= 0) open[open.length - 1] = separators + 1;
  if (separators + 1 >= mostMembers) throw bodyRefusals.manyMembers();
}

function endOfText(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) return at;
    if (byte === backslash) at += 1;
  }
  return bytes.length;
}
