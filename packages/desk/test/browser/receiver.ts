import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export async function makeReceiver() {
  const taken: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const receiver = { isBroken: true, taken };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (receiver.isBroken) return response.writeHead(500).end("Out of order");
    taken.push({ headers: request.headers, body });
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return Object.assign(receiver, {
    url,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
