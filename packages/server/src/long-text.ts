/* A short response is sent whole, with its length and entity tag. A long one is written at its
   reader's pace, never whole in memory, and takes its turn like long lists. */
import type { FastifyReply } from "fastify";
import { readNext, streamPieces, textsOf } from "./portions.ts";
import { writerOf } from "./serialize.ts";

export interface LongText {
  who: string;
  type: string;
  pieces: AsyncIterable<string>;
}

export const shortText = { length: 131_072 };

/**
 * A failure before the text is long becomes an ordinary error response. A later one cuts the
 * connection.
 */
export async function answerText(reply: FastifyReply, text: LongText): Promise<FastifyReply> {
  const { who, type } = text;
  const rest = text.pieces[Symbol.asyncIterator]();
  const { begun, isWhole } = await begin(who, rest);
  if (isWhole) return reply.type(type).send(begun);
  return streamPieces(reply, { who, type, begun, pieces: rest });
}

export function answerLongText(reply: FastifyReply, text: LongText): FastifyReply {
  const { who, type } = text;
  return streamPieces(reply, { who, type, begun: "", pieces: text.pieces[Symbol.asyncIterator]() });
}

async function begin(
  who: string,
  rest: AsyncIterator<string>,
): Promise<{ begun: string; isWhole: boolean }> {
  const pieces: string[] = [];
  for (let length = 0; length < shortText.length; ) {
    const piece = await readNext(who, rest);
    if (piece === undefined) return { begun: pieces.join(""), isWhole: true };
    pieces.push(piece);
    length += piece.length;
  }
  return { begun: pieces.join(""), isWhole: false };
}

interface ObjectSchema {
  properties: Record<string, object & { items?: unknown }>;
}

type Portions = AsyncIterable<readonly unknown[]>;

/**
 * Values, functions that read a value at its turn, and long lists in portions. An item with a long
 * list is the only item of its portion.
 */
export type LongMembers<View> = {
  [Name in keyof View]:
    | View[Name]
    | (() => Promise<View[Name]>)
    | (View[Name] extends readonly (infer Item)[]
        ? AsyncIterable<readonly (Item | LongMembers<Item>)[]>
        : never);
};

export async function* piecesOf(schema: object, members: object): AsyncGenerator<string> {
  yield* objectPieces(schema, members);
  yield "\n";
}

async function* objectPieces(schema: object, members: object): AsyncGenerator<string> {
  const { properties } = schema as ObjectSchema;
  let separator = "{";
  for (const [name, own] of Object.entries(properties)) {
    const member = (members as Record<string, unknown>)[name];
    const value: unknown = typeof member === "function" ? await member() : member;
    if (value === undefined) continue;
    const key = `${separator}${JSON.stringify(name)}:`;
    separator = ",";
    if (!isPortions(value)) {
      yield key + writerOf(own)(value);
      continue;
    }
    yield `${key}[`;
    yield* listPieces(own.items as object, value);
    yield "]";
  }
  yield separator === "{" ? "{}" : "}";
}

async function* listPieces(schema: object, portions: Portions): AsyncGenerator<string> {
  const write = writerOf(schema);
  const piecesIn = (items: readonly unknown[]) =>
    isLong(items[0]) ? objectPieces(schema, items[0]) : [items.map(write).join(",")];
  let isFirst = true;
  const source = portions[Symbol.asyncIterator]();
  try {
    for await (const pieces of textsOf(source, piecesIn)) {
      let comma = isFirst ? "" : ",";
      for await (const text of pieces) {
        if (text === "") continue;
        yield comma + text;
        comma = "";
        isFirst = false;
      }
    }
  } finally {
    await source.return?.();
  }
}

function isLong(item: unknown): item is object {
  return typeof item === "object" && item !== null && Object.values(item).some(isPortions);
}

function isPortions(value: unknown): value is Portions {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
