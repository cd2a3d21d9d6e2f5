import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface Visit {
  socket: Socket;
  /** Head and body as received. */
  text: string;
  earlierHere: number;
  earlier: number;
}

export interface RawServer extends AsyncDisposable {
  url: string;
  requests: string[];
  connections(): number;
}

export async function startRaw(script: (visit: Visit) => void): Promise<RawServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true).on("error", () => {});
    let received = "";
    let earlierHere = 0;
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      const [head, length = "0"] = /^.*?\r\n\r\n/s.exec(received) ?? [];
      if (head === undefined) return;
      const size = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? length);
      if (received.length < head.length + size) return;
      const text = received.slice(0, head.length + size);
      received = received.slice(text.length);
      script({ socket, text, earlierHere, earlier: requests.push(text) - 1 });
      earlierHere += 1;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    connections: () => sockets.size,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

export function answerWith(body: string, headers = ""): string {
  return `HTTP/1.1 200 OK\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
}
