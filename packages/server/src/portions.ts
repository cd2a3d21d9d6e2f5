/* Only one portion of a response is in memory. Long responses of one caller wait for each other,
   and the process has a cap. A slow reader has limits of memory and time. */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply } from "fastify";

export interface LongList<Item> {
  who: string;
  /** The next portion is read after the reader took the previous one. */
  portions: AsyncIterable<readonly Item[]>;
  first?: readonly Item[];
}

/** Written at once. */
export const mostLong: Most = { ofCaller: 2, ofProcess: 64, idleMs: 5_000 };

/** Read at once; these cost memory. */
const mostReading: Most = { ofCaller: 2, ofProcess: 4 };

export const longAnswerMs = 60 * 60 * 1000;
/** A reader that takes no portion for this long is cut off. */
const patienceMs = 30_000;

export const waitForSlot = createTurns(mostLong);

const takeReading = createTurns(mostReading);

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
 * A failure in the first portion becomes an ordinary error response. A later one cuts the
 * connection.
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
  /** No refusal can follow. */
  begun: string;
  /** The next piece is read after the reader took the previous one. */
  pieces: AsyncIterator<string>;
  source?: AsyncIterator<unknown>;
}

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
    // Otherwise it would stay in memory until the last piece.
    text.begun = "";
    const reader: Reader = { idleSince: undefined, cut };
    while (piece !== undefined) {
      const patience = setTimeout(cut, patienceMs);
      reader.idleSince = performance.now();
      try {
        if (piece !== "") yield piece;
      } finally {
        clearTimeout(patience);
      }
      reader.idleSince = undefined;
      leave ??= await waitForSlot(text.who, reader);
      piece = await readNext(text.who, text.pieces);
    }
  } finally {
    leave?.();
  }
}

interface StreamedText {
  type: string;
  lines: AsyncGenerator<string>;
  over(): unknown;
}

function streamText(reply: FastifyReply, { type, lines, over }: StreamedText): FastifyReply {
  reply.type(type);
  for (const [header, value = ""] of Object.entries(reply.getHeaders())) {
    reply.raw.setHeader(header, value);
  }
  const { request, raw } = reply.hijack();
  raw.writeHead(200);
  const text = request.method === "HEAD" ? [] : lines;
  // After an error only the cut connection can inform the reader.
  pipeline(Readable.from(text, { objectMode: false }), raw)
    .catch((err: unknown) => {
      raw.destroy();
      if (!isCutOff(err)) request.log.error({ err }, "a list failed");
    })
    .finally(over);
  return reply;
}

// A reader may leave before the head of the answer.
const cutOff = new Set<unknown>(["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_UNABLE_TO_PIPE"]);

function isCutOff(err: unknown): boolean {
  return err instanceof Error && "code" in err && cutOff.has(err.code);
}

type Write = (items: readonly unknown[]) => string;

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

/* Callers wait for their own limit and for that of the process. In a full process the most idle
   reader gives way, so that slow readers cannot stop all other callers. */

interface Most {
  ofCaller: number;
  ofProcess: number;
  idleMs?: number;
}

interface Reader {
  idleSince: number | undefined;
  cut(): void;
}

interface Waiting {
  who: string;
  reader: Reader | undefined;
  go(): void;
}

function createTurns(most: Most) {
  const open = new Map<string, number>();
  const queue: Waiting[] = [];
  const readers = new Set<Reader>();
  let openInAll = 0;
  let next: NodeJS.Timeout | undefined;

  const isWithinOwn = ({ who }: Waiting) => (open.get(who) ?? 0) < most.ofCaller;
  const hasCapacity = (one: Waiting) => openInAll < most.ofProcess && isWithinOwn(one);

  function admit(): void {
    for (let at = queue.findIndex(hasCapacity); at >= 0; at = queue.findIndex(hasCapacity)) {
      const [{ who, reader, go }] = queue.splice(at, 1) as [Waiting];
      open.set(who, (open.get(who) ?? 0) + 1);
      openInAll += 1;
      if (reader !== undefined) readers.add(reader);
      go();
    }
    cutIdle();
  }

  function cutIdle(): void {
    clearTimeout(next);
    const { idleMs } = most;
    if (idleMs === undefined || !queue.some(isWithinOwn)) return;
    const waits = [...readers].filter(({ idleSince }) => idleSince !== undefined);
    const [first] = waits.toSorted((one, other) => one.idleSince! - other.idleSince!);
    const left = idleMs - (performance.now() - (first?.idleSince ?? performance.now()));
    if (first !== undefined && left <= 0) {
      readers.delete(first);
      first.cut();
    }
    next = setTimeout(cutIdle, Math.max(left, idleMs / 10)).unref();
  }

  function leave({ who, reader }: Waiting): void {
    const left = open.get(who)! - 1;
    if (left === 0) open.delete(who);
    else open.set(who, left);
    openInAll -= 1;
    if (reader !== undefined) readers.delete(reader);
    admit();
  }

  /** Ends the turn; call it once. */
  return async (who: string, reader?: Reader): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = { who, reader, go: resolve };
    queue.push(waiting);
    admit();
    await promise;
    return () => leave(waiting);
  };
}
