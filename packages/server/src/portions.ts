/*
 * A long list is read in portions, and each is written as the reader takes it, so that an answer
 * holds no more than a portion in memory however long the list and however slow the reader is. The
 * long answers of one caller wait for each other, and a process has a ceiling for all.
 */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply } from "fastify";

export interface LongList<Item> {
  /** The caller, whose long answers wait for each other. */
  who: string;
  /** Some items at a time; none is read before the reader took the ones before. */
  portions: AsyncIterable<readonly Item[]>;
  /** What stands before them, where it was read already. */
  first?: readonly Item[];
}

/** How many long answers are written at once: of one caller, and in the process. */
export const mostLong = { ofCaller: 2, ofProcess: 64 };

/** How many of them read a portion at once, which is what costs memory. */
const mostReading = { ofCaller: 2, ofProcess: 4 };

/** The `handlerTimeout` of routes that answer so: a slow reader may go on reading. */
export const longAnswerMs = 60 * 60 * 1000;
/** A reader that takes no portion for so long is cut off. */
const patienceMs = 30_000;

interface Waiting {
  who: string;
  go(): void;
}

/** Turns for callers, who wait for themselves and for the process. */
function createTurns(most: { ofCaller: number; ofProcess: number }) {
  const open = new Map<string, number>();
  const queue: Waiting[] = [];
  let openInAll = 0;

  const hasRoom = ({ who }: Waiting) =>
    openInAll < most.ofProcess && (open.get(who) ?? 0) < most.ofCaller;

  function admit(): void {
    for (let at = queue.findIndex(hasRoom); at >= 0; at = queue.findIndex(hasRoom)) {
      const [{ who, go }] = queue.splice(at, 1) as [Waiting];
      open.set(who, (open.get(who) ?? 0) + 1);
      openInAll += 1;
      go();
    }
  }

  function leave(who: string): void {
    const left = open.get(who)! - 1;
    if (left === 0) open.delete(who);
    else open.set(who, left);
    openInAll -= 1;
    admit();
  }

  /** Waits for a turn of a caller; returns what ends it, which is called once. */
  return async (who: string): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push({ who, go: resolve });
    admit();
    await promise;
    return () => leave(who);
  };
}

/** Waits for the turn of a caller's long answer. */
export const takeTurn = createTurns(mostLong);

const takeReading = createTurns(mostReading);

/** Reads the next piece of a long answer, in turn with others. */
export async function readNext<Piece>(
  who: string,
  rest: AsyncIterator<Piece>,
): Promise<Piece | undefined> {
  const leave = await takeReading(who);
  try {
    const next = await rest.next();
    return next.done === true ? undefined : next.value;
  } finally {
    leave();
  }
}

/**
 * Answers with a list, serialized by the schema of the route. A refusal of the first portion is
 * answered as any other; a later failure cuts the connection.
 */
export async function answerInPortions<Item>(
  reply: FastifyReply,
  { who, portions, first }: LongList<Item>,
): Promise<FastifyReply> {
  const write = writerFor(reply);
  const source = portions[Symbol.asyncIterator]();
  const begun = write(first ?? (await readNext(who, source)) ?? []);
  let beginning = begun === "" ? opening : ",\n";
  const pieces = (async function* () {
    for await (const text of textsOf(source, write)) {
      if (text !== "") yield beginning + text;
      if (text !== "") beginning = ",\n";
    }
    yield beginning === opening ? `${opening}]\n` : closing;
  })();
  const type = "application/json; charset=utf-8";
  return streamPieces(reply, { who, type, begun: begun && opening + begun, pieces, source });
}

/** The text of each portion; while it is written, what it was made of is in memory no more. */
export async function* textsOf<Portion, Text = string>(
  source: AsyncIterator<Portion>,
  write: (portion: Portion) => Text,
): AsyncGenerator<Text> {
  const readText = async () => {
    const next = await source.next();
    return next.done === true ? undefined : write(next.value);
  };
  for (let text = await readText(); text !== undefined; text = await readText()) yield text;
}

interface BegunText {
  who: string;
  type: string;
  /** The text of what was read already; no refusal can follow. */
  begun: string;
  /** What follows; none is read before the reader took what is before. */
  pieces: AsyncIterator<string>;
  /** What the pieces are made of, where it is not they themselves: it is ended with them. */
  source?: AsyncIterator<unknown>;
}

/** Writes an answer that was begun: its pieces are read as its reader takes them, in turn. */
export function streamPieces(reply: FastifyReply, text: BegunText): FastifyReply {
  const lines = linesOf(text, () => reply.raw.destroy());
  const over = async () => {
    await text.pieces.return?.();
    await text.source?.return?.();
  };
  return streamText(reply, { type: text.type, lines, over });
}

async function* linesOf(text: BegunText, cut: () => void): AsyncGenerator<string> {
  let leave: (() => void) | undefined;
  try {
    let piece: string | undefined = text.begun;
    // Else it would be in memory until the last piece is written.
    text.begun = "";
    while (piece !== undefined) {
      const patience = setTimeout(cut, patienceMs);
      try {
        if (piece !== "") yield piece;
      } finally {
        clearTimeout(patience);
      }
      leave ??= await takeTurn(text.who);
      piece = await readNext(text.who, text.pieces);
    }
  } finally {
    leave?.();
  }
}

interface Streamed {
  type: string;
  lines: AsyncGenerator<string>;
  /** Called once all is written, or nobody reads any more. */
  over(): unknown;
}

/** Writes an answer as its reader takes it, which may take longer than other requests do. */
function streamText(reply: FastifyReply, { type, lines, over }: Streamed): FastifyReply {
  reply.type(type);
  for (const [header, value = ""] of Object.entries(reply.getHeaders())) {
    reply.raw.setHeader(header, value);
  }
  const { request, raw } = reply.hijack();
  raw.writeHead(200);
  const text = request.method === "HEAD" ? [] : lines;
  // Done or cut off, it is over: nobody could be told of an error any more, but by the cut.
  pipeline(Readable.from(text, { objectMode: false }), raw)
    .catch((err: unknown) => {
      raw.destroy();
      if (!isCutOff(err)) request.log.error({ err }, "a list failed");
    })
    .finally(over);
  return reply;
}

function isCutOff(err: unknown): boolean {
  return err instanceof Error && "code" in err && err.code === "ERR_STREAM_PREMATURE_CLOSE";
}

type Write = (items: readonly unknown[]) => string;

/** What writes the lines of some items, without what a list begins and ends with. */
function writerFor(reply: FastifyReply): Write {
  const write =
    reply.getSerializationFunction("200", "application/json") ??
    reply.getSerializationFunction("200");
  if (write === undefined) throw new Error("a streamed list needs a response schema");
  return (items) =>
    items.length === 0
      ? ""
      : (write as unknown as Write)(items).slice(opening.length, -closing.length);
}

const opening = "[\n";
const closing = "\n]\n";
