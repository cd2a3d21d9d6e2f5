import { createSocket } from "node:dgram";
import { once } from "node:events";

export interface NameServer {
  address: string;
  requests: string[];
  close(): void;
}

// RFC 1035, section 4.1: twelve bytes, then name, type and class.
const headerBytes = 12;
const answered = 0x8180;
const typeA = 1;

export async function startNameServer(existing: Record<string, string>): Promise<NameServer> {
  const socket = createSocket("udp4");
  const requests: string[] = [];
  socket.on("message", (question, { port, address }) => {
    const name = nameIn(question);
    requests.push(name);
    const match = existing[name];
    if (match === undefined) return;
    const end = headerBytes + name.length + 2;
    const isOfFour = question.readUInt16BE(end) === typeA;
    socket.send(
      answerTo(question.subarray(0, end + 4), isOfFour ? match : undefined),
      port,
      address,
    );
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    requests,
    close: () => socket.close(),
  };
}

function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = headerBytes; question[at] !== 0; at += question[at]! + 1) {
    labels.push(question.toString("latin1", at + 1, at + 1 + question[at]!));
  }
  return labels.join(".");
}

function answerTo(question: Buffer, address: string | undefined): Buffer {
  const answer = Buffer.from(question);
  answer.writeUInt16BE(answered, 2);
  answer.writeUInt16BE(address === undefined ? 0 : 1, 6);
  answer.writeUInt32BE(0, 8);
  if (address === undefined) return answer;
  const record = Buffer.from([0xc0, headerBytes, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4]);
  return Buffer.concat([answer, record, Buffer.from(address.split(".").map(Number))]);
}
