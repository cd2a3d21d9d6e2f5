/* A minimal pooler in transaction mode: a few sessions run all clients' transactions. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Pooler {
  url: string;
  close(): Promise<void>;
}

interface Session {
  socket: Socket;
  client: Socket | undefined;
}

const ready = 0x5a;
const idle = 0x49;
const terminate = 0x58;
const sslRequest = 80_877_103;
// AuthenticationOk and ReadyForQuery.
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, ready, 0, 0, 0, 5, idle]);

export async function startTransactionPooler(
  database: string,
  { sessions: count, takes }: { sessions: number; takes: "the last" | "the first" },
): Promise<Pooler> {
  const free: Session[] = [];
  const waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();
  for (let created = 0; created < count; created += 1) {
    const session = await openSession(new URL(database));
    sockets.add(session.socket);
    onMessages(session.socket, (type, body, whole) => {
      const { client } = session;
      client?.write(whole);
      if (type !== ready || body[0] !== idle) return;
      session.client = undefined;
      free.push(session);
      waiting.shift()?.();
    });
    free.push(session);
  }
  const server = createServer((client) => {
    sockets.add(client);
    client.on("error", () => {});
    serve(client, async () => {
      while (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      const session = (takes === "the last" ? free.pop() : free.shift())!;
      session.client = client;
      return session;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(database);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function openSession({ hostname, port, username, pathname }: URL): Promise<Session> {
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  const words = ["user", username, "database", pathname.slice(1), ""].map((word) => `${word}\0`);
  const labels = Buffer.from(words.join(""));
  const head = Buffer.alloc(8);
  head.writeInt32BE(labels.length + 8);
  head.writeInt32BE(196_608, 4);
  socket.write(Buffer.concat([head, labels]));
  await new Promise<void>((resolve) => {
    onMessages(socket, (type) => type === ready && resolve());
  });
  socket.removeAllListeners("data");
  return { socket, client: undefined };
}

function serve(client: Socket, take: () => Promise<Session>): void {
  let isGreeted = false;
  let session: Promise<Session> | undefined;
  client.on("data", async (part: Buffer) => {
    if (!isGreeted) {
      if (part.readInt32BE(4) === sslRequest) client.write("N");
      else {
        isGreeted = true;
        client.write(greeting);
      }
      return;
    }
    if (part[0] === terminate) {
      client.end();
      return;
    }
    const before = await session;
    if (before?.client !== client) session = take();
    (await session)!.socket.write(part);
  });
}

type MessageHandling = (type: number, body: Buffer, whole: Buffer) => unknown;

function onMessages(socket: Socket, label: MessageHandling): void {
  let rest = Buffer.alloc(0);
  socket.on("data", (part: Buffer) => {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      label(rest[0]!, rest.subarray(5, end), rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}
