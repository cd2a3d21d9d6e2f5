import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ephemeral range, a separate range per test process: two processes that probe at once
 * could both take a port.
 */
const portsOfProcess = 100;
const firstPort = 20_000 + (process.pid % 120) * portsOfProcess;
let text = randomInt(portsOfProcess);

export async function freePort(): Promise<number> {
  text += 1;
  const port = firstPort + (text % portsOfProcess);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return await freePort();
  }
  server.close();
  return port;
}

export async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}
