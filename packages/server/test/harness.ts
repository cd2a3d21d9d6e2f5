import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { createLog } from "../src/log.ts";
import { createServer, type Server, type ServerOptions } from "../src/server.ts";

export interface StartedTestServer {
  server: Server;
  lines: Record<string, unknown>[];
}

export function startServer(options: Partial<ServerOptions> = {}): StartedTestServer {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = createLog({ level: "info", destination });
  return { server: createServer({ log, ...options }), lines };
}

export async function listen(server: Server): Promise<number> {
  await server.listen({ host: "127.0.0.1", port: 0 });
  return (server.server.address() as AddressInfo).port;
}

/** The answer to raw bytes, until the connection closes. */
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
