import pg from "pg";

const int8 = 20;
const int8Array: number = 1016;
const date = 1082;

const textsOf = pg.types.getTypeParser(int8Array, "text") as (text: string) => (string | null)[];

/** bigint as a safe number, date as `YYYY-MM-DD` text. */
export const parsers = {
  getTypeParser(type: number, format?: "text" | "binary"): unknown {
    if (type === int8) return safeInteger;
    if (type === int8Array) return safeIntegers;
    if (type === date) return (text: string) => text;
    return format === "binary"
      ? pg.types.getTypeParser(type, "binary")
      : pg.types.getTypeParser(type, "text");
  },
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

const safeIntegers = (text: string): (number | null)[] =>
  textsOf(text).map((each) => (each === null ? null : safeInteger(each)));
