import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import type { Chance } from "./chance.ts";

export interface ReceivedDelivery {
  id: string;
  body: string;
}

export interface Receiver {
  url: string;
  /** Accepted events (204), first arrivals in order. */
  taken: ReceivedDelivery[];
  faults: string[];
  counts: { came: number; refused: number };
  use(secret: string): void;
  calm(): void;
  close(): void;
}

/** Sometimes refuses, hangs up or delays. */
export async function startReceiver(chance: Chance): Promise<Receiver> {
  const bodies = new Map<string, string>();
  const taken: ReceivedDelivery[] = [];
  const faults: string[] = [];
  const counts = { came: 0, refused: 0 };
  let webhook: Webhook | undefined;

  function note(headers: IncomingMessage["headers"], body: string): void {
    const id = String(headers["webhook-id"]);
    try {
      webhook?.verify(body, headers as Record<string, string>);
    } catch (error) {
      faults.push(`${id}: ${String(error)}`);
    }
    const before = bodies.get(id);
    if (before !== undefined && before !== body) faults.push(`${id} came with another body`);
    if (before === undefined) bodies.set(id, body);
  }

  const seen = new Set<string>();
  let isCalm = false;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    counts.came += 1;
    note(request.headers, body);
    const fate = isCalm ? 0.5 : chance.draw();
    if (fate > 0.99) await wait(1_000);
    if (fate < 0.05) {
      counts.refused += 1;
      response.statusCode = 500;
      response.end();
    } else if (fate < 0.08) {
      counts.refused += 1;
      request.socket.destroy();
    } else {
      const id = String(request.headers["webhook-id"]);
      if (!seen.has(id)) taken.push({ id, body });
      seen.add(id);
      response.statusCode = 204;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    taken,
    faults,
    counts,
    use: (secret) => {
      webhook = new Webhook(secret);
    },
    calm: () => {
      isCalm = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
