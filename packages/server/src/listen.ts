// A process binds all its addresses, or does not start.
import { once } from "node:events";
import { createServer, type Server as Listener } from "node:net";

export interface Address {
  setting: string;
  host: string;
  port: number;
}

const reasons = new Map([
  ["EADDRINUSE", "the port is in use"],
  ["EACCES", "permission denied"],
  ["EADDRNOTAVAIL", "this machine does not have the address"],
  ["ENOTFOUND", "the address does not exist"],
]);

/**
 * Call it before the process opens or locks anything. It binds all at once for a moment, to detect
 * duplicates.
 */
export async function tryAddresses(addresses: readonly Address[]): Promise<void> {
  const held: Listener[] = [];
  const problems: string[] = [];
  for (const address of addresses) {
    const listener = createServer((socket) => socket.destroy());
    try {
      await once(listener.listen({ host: address.host, port: address.port }), "listening");
      held.push(listener);
    } catch (error) {
      problems.push(problemOf(address, error));
    }
  }
  await Promise.all(held.map((listener) => once(listener.close(), "close")));
  if (problems.length > 0) throw new Error(problems.join("; "));
}

function problemOf({ setting, host, port }: Address, error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const name = host.includes(":") ? `[${host}]` : host;
  return `Cannot listen on ${name}:${port} (${setting}): ${reasons.get(code) ?? message}`;
}
