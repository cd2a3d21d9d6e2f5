// Round robin.
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface Balancer {
  url: string;
  sent: number[];
  close(): void;
}

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const sent = urls.map(() => 0);
  let round = 0;
  const server = createServer((query, answer) => {
    const at = round % urls.length;
    round += 1;
    sent[at] = (sent[at] ?? 0) + 1;
    const from = query.headers["x-forwarded-for"] ?? query.socket.remoteAddress ?? "";
    const passed = request(`${urls[at]}${query.url}`, {
      method: query.method,
      headers: { ...query.headers, "x-forwarded-for": from },
    });
    passed.on("response", (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    query.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
