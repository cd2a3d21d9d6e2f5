/*
 * What undici does not tell of its connections: whether one was used before, and whether any of an
 * answer arrived. And what it does not do: skip a 100 that nobody asked for (RFC 9110, 15.2). It
 * relies on undici writing a request's head as one string, right after it announced the request.
 */
import type { Socket } from "node:net";

/** What is found out about a request on its connection. */
export interface Trace {
  /** Whether its connection had been used before. */
  isReused: boolean;
  /** Whether a byte came back. */
  isAnswered: boolean;
}

let announced: Trace | undefined;

/** Says which request is about to be written. */
export function announce(trace: Trace): void {
  announced = trace;
}

/** A head that is longer is for undici to refuse. */
const longestHead = 16_384;

/** Watches a socket, and takes answers with a 1xx status out of what it receives. */
export function watch(socket: Socket): Socket {
  const write = socket.write as (...parts: unknown[]) => boolean;
  const push = socket.push;
  let isUsed = false;
  let current: Trace | undefined;
  let held: Buffer | undefined;
  socket.write = (...parts: unknown[]) => {
    if (announced !== undefined && typeof parts[0] === "string") {
      current = announced;
      announced = undefined;
      current.isReused = isUsed;
      isUsed = true;
    }
    return write.apply(socket, parts);
  };
  socket.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (current === undefined) return push.call(socket, chunk, encoding);
    current.isAnswered ||= chunk !== null;
    const received = held && chunk ? Buffer.concat([held, chunk]) : (chunk ?? held);
    const rest = received && skipInterim(received);
    held = rest?.isPartial && chunk !== null ? rest.bytes : undefined;
    if (held !== undefined) return true;
    if (rest && rest.bytes.length > 0) {
      current = undefined;
      const isHungry = push.call(socket, rest.bytes);
      return chunk === null ? push.call(socket, null) : isHungry;
    }
    return chunk === null ? push.call(socket, null) : true;
  };
  return socket;
}

interface Rest {
  bytes: Buffer;
  /** Whether it ends within what is, or may become, an interim answer. */
  isPartial: boolean;
}

/** What follows the interim answers at the beginning of some bytes. */
function skipInterim(bytes: Buffer): Rest {
  for (let rest = bytes; ; ) {
    const start = rest.toString("latin1", 0, 12);
    if (rest.length > longestHead || !isInterim(start)) return { bytes: rest, isPartial: false };
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return { bytes: rest, isPartial: rest.length > 0 };
    rest = rest.subarray(end + 4);
  }
}

/** 101 is not one: it would change the protocol. */
function isInterim(start: string): boolean {
  const isLike = /^HTTP\/1\.[01] 1(?!01)\d\d$/.test(start);
  return isLike || (start.length < 12 && "HTTP/1.".startsWith(start.slice(0, 7)));
}
