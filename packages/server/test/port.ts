import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below those that systems give out by themselves, processes of the tests give out other ports than
 * each other, one after the other: of two who find the same one free at once, both would have it.
 * Only those whose ids are a multiple of 120 apart share theirs.
 */
const portsOfProcess = 100;
const firstPort = 20_000 + (process.pid % 120) * portsOfProcess;
let given = randomInt(portsOfProcess);

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  given += 1;
  const port = firstPort + (given % portsOfProcess);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return await freePort();
  }
  server.close();
  return port;
}

/** Whether a service answers at an address, and says that it is well. */
export async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}
