/* Reads only status and length, since the load generator's cost is the server's loss. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Caller {
  /** Returns at least the headers. Throws on another kind. */
  ask(request: string, kind?: AnswerKind): Promise<Buffer>;
  end(): void;
}

/** First digit of the status. */
export type AnswerKind = "2" | "4";

const separator = "\r\n\r\n";
const lengthField = "content-length: ";
const empty: Buffer = Buffer.alloc(0);
const chunked = "Transfer-Encoding: chunked";
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

export async function openCaller(port: number): Promise<Caller> {
  const socket: Socket = connect({ host: "127.0.0.1", port, noDelay: true });
  await once(socket, "connect");
  let head: Buffer | undefined;
  let isWhole: ((chunk: Buffer) => boolean) | undefined;
  let expected = 0;
  let answered = { resolve: (_head: Buffer) => {}, reject: (_error: Error) => {} };

  socket.on("data", (chunk: Buffer) => {
    if (isWhole === undefined) {
      head = Buffer.concat([head ?? empty, chunk]);
      const end = head.indexOf(separator);
      if (end === -1) return;
      isWhole = bodyReader(head);
      if (!isWhole(head.subarray(end + separator.length))) return;
    } else if (!isWhole(chunk)) return;
    const first = head!;
    [head, isWhole] = [undefined, undefined];
    if (first[9] === expected) answered.resolve(first);
    else answered.reject(new Error(`an answer was ${first.toString()}`));
  });
  socket.on("error", (error) => answered.reject(error));
  socket.on("close", () => answered.reject(new Error("the server closed a connection")));

  return {
    ask: (request, kind = "2") =>
      new Promise((resolve, reject) => {
        expected = kind.charCodeAt(0);
        answered = { resolve, reject };
        socket.write(request, "latin1");
      }),
    end: () => socket.destroy(),
  };
}

/** Tells for each part of a body if it was the last. */
function bodyReader(head: Buffer): (chunk: Buffer) => boolean {
  let left = lengthOf(head);
  if (left === undefined) {
    if (!head.includes(chunked)) throw new Error("an answer does not tell its length");
    return untilLastChunk();
  }
  return (chunk) => {
    left! -= chunk.length;
    return left! <= 0;
  };
}

/** A streamed list has no length but an empty last chunk (RFC 9112, section 7.1). */
function untilLastChunk(): (chunk: Buffer) => boolean {
  let tail = empty;
  return (chunk) => {
    tail = Buffer.concat([tail, chunk.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
    return tail.equals(lastChunk);
  };
}

function lengthOf(head: Buffer): number | undefined {
  const at = head.indexOf(lengthField);
  if (at === -1) return undefined;
  let length = 0;
  for (let index = at + lengthField.length; head[index] !== 0x0d; index += 1) {
    length = length * 10 + head[index]! - 0x30;
  }
  return length;
}
