/*
 * How column values become JavaScript: the same on both databases, and never a silently wrong
 * number.
 */
import pg from "pg";

const int8 = 20;
const date = 1082;

/** Type parsers for a `pg` client: bigint as a safe number, date as `YYYY-MM-DD` text. */
export const parsers = {
  getTypeParser(type: number, format?: "text" | "binary"): unknown {
    if (type === int8) return safeInteger;
    if (type === date) return (text: string) => text;
    return format === "binary"
      ? pg.types.getTypeParser(type, "binary")
      : pg.types.getTypeParser(type, "text");
  },
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond exact numbers`);
  return value;
}
