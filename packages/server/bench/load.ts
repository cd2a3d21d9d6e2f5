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

export async function openCaller(port: number): Promise<Caller> {
  const socket: Socket = connect({ host: "127.0.0.1", port, noDelay: true });
  await once(socket, "connect");
  let head: Buffer | undefined;
  let left = 0;
  let expected = 0;
  let answered = { resolve: (_head: Buffer) => {}, reject: (_error: Error) => {} };

  socket.on("data", (chunk: Buffer) => {
    if (left > 0) left -= chunk.length;
    else {
      head = head === undefined ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(separator);
      if (end === -1) return;
      left = end + separator.length + lengthOf(head) - head.length;
    }
    if (left > 0) return;
    const first = head!;
    head = undefined;
    if (first[9] === expected) answered.resolve(first);
    else answered.reject(new Error(`an answer was ${first.toString()}`));
  });
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

function lengthOf(head: Buffer): number {
  const at = head.indexOf(lengthField);
  if (at === -1) throw new Error("an answer does not tell its length");
  let length = 0;
  for (let index = at + lengthField.length; head[index] !== 0x0d; index += 1) {
    length = length * 10 + head[index]! - 0x30;
  }
  return length;
}
