import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export interface ScriptedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** `drop` closes the connection, `hang` never responds. */
export type ScriptedReply =
  | { status?: number; headers?: Record<string, string>; body?: unknown; text?: string }
  | "drop"
  | "hang";

export interface ScriptedServer extends AsyncDisposable {
  url: string;
  requests: ScriptedRequest[];
  arrived(): Promise<void>;
}

export async function startScripted(...answers: ScriptedReply[]): Promise<ScriptedServer> {
  const scriptedRequests: ScriptedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    let body = "";
    for await (const part of request) body += part;
    scriptedRequests.push({ method, url, headers, body });
    server.emit("arrived");
    const answer = answers.shift() ?? { status: 500, body: { message: "not in the script" } };
    if (answer === "drop") response.destroy();
    else if (answer !== "hang") write(response, answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: scriptedRequests,
    arrived: async () => {
      if (scriptedRequests.length === 0) await once(server, "arrived");
    },
    [Symbol.asyncDispose]: () => stop(server),
  };
}

function write(response: ServerResponse, answer: Exclude<ScriptedReply, string>): void {
  const { status = 200, headers, body, text } = answer;
  const json = body === undefined ? "" : JSON.stringify(body);
  response.writeHead(status, headers).end(text ?? json);
}

async function stop(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}
