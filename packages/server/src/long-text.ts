/*
 * An answer of unknown length is written piece by piece. A short one is collected and sent whole,
 * with its length and its entity tag. A long one is written as its reader takes it, so that it
 * never stands in memory, and waits for its turn as long lists do.
 */
import type { FastifyReply } from "fastify";
import { streamPieces, textsOf } from "./portions.ts";
import { writerOf } from "./serialize.ts";

export interface LongText {
  /** The caller, whose long answers wait for each other. */
  who: string;
  type: string;
  /** Pieces of the text; none is read before the reader took the ones before. */
  pieces: AsyncIterable<string>;
}

/** How many characters are collected before an answer counts as a long one. */
export const shortText = { length: 131_072 };

/**
 * Answers with a text. A refusal before it is long is answered as any other; a later failure cuts
 * the connection.
 */
export async function answerText(reply: FastifyReply, text: LongText): Promise<FastifyReply> {
  const { who, type } = text;
  const rest = text.pieces[Symbol.asyncIterator]();
  const { begun, isWhole } = await begin(rest);
  if (isWhole) return reply.type(type).send(begun);
  return streamPieces(reply, { who, type, begun, pieces: rest });
}

/** Collects the beginning of a text, or all of a short one. */
async function begin(rest: AsyncIterator<string>): Promise<{ begun: string; isWhole: boolean }> {
  const pieces: string[] = [];
  for (let length = 0; length < shortText.length; ) {
    const next = await rest.next();
    if (next.done === true) return { begun: pieces.join(""), isWhole: true };
    pieces.push(next.value);
    length += next.value.length;
  }
  return { begun: pieces.join(""), isWhole: false };
}

interface ObjectSchema {
  properties: Record<string, object & { items?: unknown }>;
}

/** A list of an object, some items at a time. */
type Portions = AsyncIterable<readonly unknown[]>;

/** Some or all members of an object: values, and long lists in portions. */
export type LongMembers<Shown> = {
  [Name in keyof Shown]:
    | Shown[Name]
    | (Shown[Name] extends readonly (infer Item)[] ? AsyncIterable<readonly Item[]> : never);
};

/** The text of an object by its schema, as it is written whole, but list by list in portions. */
export async function* piecesOf(schema: object, members: object): AsyncGenerator<string> {
  const { properties } = schema as ObjectSchema;
  let separator = "{";
  for (const [name, own] of Object.entries(properties)) {
    const value = (members as Record<string, unknown>)[name];
    if (value === undefined) continue;
    const key = `${separator}${JSON.stringify(name)}:`;
    separator = ",";
    if (!isPortions(value)) {
      yield key + writerOf(own)(value);
      continue;
    }
    yield `${key}[`;
    const write = writerOf(own.items as object);
    const writeAll = (items: readonly unknown[]) => items.map(write).join(",");
    let comma = "";
    const source = value[Symbol.asyncIterator]();
    try {
      for await (const text of textsOf(source, writeAll)) {
        if (text !== "") yield comma + text;
        if (text !== "") comma = ",";
      }
    } finally {
      await source.return?.();
    }
    yield "]";
  }
  yield separator === "{" ? "{}\n" : "}\n";
}

function isPortions(value: unknown): value is Portions {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
