import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Reply, replyTo } from "./routes.ts";

export interface TestServer extends AsyncDisposable {
  url: string;
  /** Another port, so another origin. */
  otherUrl: string;
}

/** Any page may call it. */
export async function startServer(): Promise<TestServer> {
  const servers = [createServer(answer), createServer(answer)];
  const [url = "", otherUrl = ""] = await Promise.all(servers.map(listen));
  return {
    url,
    otherUrl,
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map(close));
    },
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", url = "", headers } = request;
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "*");
  if (headers["access-control-request-method"] !== undefined) {
    response.setHeader("access-control-allow-methods", "*");
    const expected = headers["access-control-request-headers"] ?? "*";
    response.setHeader("access-control-allow-headers", expected);
    response.end();
    return;
  }
  let body = "";
  for await (const part of request.setEncoding("utf8")) body += part;
  const wire = wires[url.split("?")[0]!];
  if (wire) wire(response, request);
  else write(response, replyTo({ method, target: url, headers, body }));
}

function write(response: ServerResponse, { status = 200, headers = {}, body }: Reply): void {
  response.statusCode = status;
  for (const name of Object.keys(headers)) response.appendHeader(name, headers[name]!);
  response.end(body);
}

const chunk = Buffer.alloc(65_536, 97);

/** These responses need a connection. */
const wires: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  "/silent": () => {},
  "/lost": (response) => response.destroy(),
  "/stalled": (response) => response.writeHead(200, { "content-length": 10 }).write("half"),
  "/truncated": (response) => {
    response.writeHead(200, { "content-length": 10 });
    response.write("half", () => response.destroy());
  },
  "/flood": (response) => {
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", pour);
    pour();
  },
  "/parts": (response) => {
    response.writeHead(200).write("one ");
    setTimeout(() => response.end("two"), 300);
  },
  "/connection": (response, { socket }) => response.end(String(socket.remotePort)),
};
