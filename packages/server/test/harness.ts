// A server for a test, what it logged, and a way to send it bytes that no client would send.
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { createLog } from "../src/log.ts";
import { createServer, type Server, type ServerOptions } from "../src/server.ts";

export interface Started {
  server: Server;
  /** The log so far, line by line. */
  lines: Record<string, unknown>[];
}

export function startServer(options: Partial<ServerOptions> = {}): Started {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = createLog({ level: "info", destination });
  return { server: createServer({ log, ...options }), lines };
}

/** The port of a server that now listens on loopback. */
export async function listen(server: Server): Promise<number> {
  await server.listen({ host: "127.0.0.1", port: 0 });
  return (server.server.address() as AddressInfo).port;
}

/** Everything a server answers to raw bytes until it closes the connection. */
export async function talk(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => {});
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}
