/* Minimal HTTP/1.1, never the bottleneck. */
import { createServer, type Socket } from "node:net";
import { answerBody } from "./answer.ts";

const endOfHead = Buffer.from("\r\n\r\n");
const answer = Buffer.from(
  `HTTP/1.1 200 OK\r\nDate: ${new Date().toUTCString()}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${answerBody.length}\r\nX-Request-Id: 4f6c1d2a\r\n\r\n${answerBody}`,
);

function serve(socket: Socket): void {
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  let pending: Buffer | undefined;
  socket.on("data", (chunk: Buffer) => {
    let bytes = pending === undefined ? chunk : Buffer.concat([pending, chunk]);
    for (let length = lengthOf(bytes); bytes.length >= length; length = lengthOf(bytes)) {
      socket.write(answer);
      bytes = bytes.subarray(length);
    }
    pending = bytes.length === 0 ? undefined : bytes;
  });
}

/** Infinite before the end of its head. */
function lengthOf(bytes: Buffer): number {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) return Number.POSITIVE_INFINITY;
  const head = end + endOfHead.length;
  if (bytes[0] === 71) return head; // GET
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.toString("latin1", 0, head))?.[1];
  if (length === undefined) throw new Error("the bench's server wants a Content-Length");
  return head + Number(length);
}

const server = createServer(serve);
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
