/* Detects reuse of a connection and the first byte of an answer. Skips an unrequested 100 (RFC
   9110, 15.2). Relies on undici writing a request's head as one string right after its
   announcement. */
import type { Socket } from "node:net";

export interface Trace {
  /** Earlier requests used the connection. */
  isReused: boolean;
  /** A byte came back. */
  isAnswered: boolean;
}

let announced: Trace | undefined;

/** Right before the request is written. */
export function announce(trace: Trace): void {
  announced = trace;
}

/** undici's limit. */
const longestHead = 16_384;

/** Without 1xx answers. */
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
  const pushAnswer = (bytes: Buffer): boolean => {
    current = undefined;
    return push.call(socket, bytes);
  };
  socket.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (current === undefined) return push.call(socket, chunk, encoding);
    current.isAnswered ||= chunk !== null;
    const received = chunk ?? nothing;
    const rest = skipInterim(held === undefined ? received : Buffer.concat([held, received]));
    held = undefined;
    if (chunk !== null && rest.isPartial) {
      held = rest.bytes;
      return true;
    }
    const isHungry = rest.bytes.length === 0 || pushAnswer(rest.bytes);
    return chunk === null ? push.call(socket, null) : isHungry;
  };
  return socket;
}

const nothing = Buffer.alloc(0);

interface Rest {
  bytes: Buffer;
  /** Ends within a possible interim answer. */
  isPartial: boolean;
}

/** Without leading interim answers. */
function skipInterim(bytes: Buffer): Rest {
  for (let rest = bytes; ; ) {
    const start = rest.toString("latin1", 0, 12);
    if (rest.length > longestHead || !isInterim(start)) return { bytes: rest, isPartial: false };
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return { bytes: rest, isPartial: rest.length > 0 };
    rest = rest.subarray(end + 4);
  }
}

/** 101 would change the protocol. */
function isInterim(start: string): boolean {
  const isLike = /^HTTP\/1\.[01] 1(?!01)\d\d$/.test(start);
  return isLike || (start.length < 12 && "HTTP/1.".startsWith(start.slice(0, 7)));
}
