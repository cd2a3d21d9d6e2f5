import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A way to PostgreSQL that can be cut, or swallow what is sent. */
export interface Way {
  /** The address of the database by this way. */
  url: string;
  /** Ends all its connections at once; returns how many. */
  cut(): number;
  /** Swallows all that comes for so long, either way, and then ends what was open. */
  swallow(ms: number): Promise<void>;
  close(): void;
}

/** Opens a way on loopback to the database of this address. */
export async function openWay(to: string): Promise<Way> {
  const target = new URL(to);
  const open = new Set<Socket>();
  let swallowing = 0;

  function carry(from: Socket, onto: Socket): void {
    open.add(from);
    from.on("data", (bytes) => {
      if (swallowing > 0) return;
      if (!onto.write(bytes)) from.pause();
    });
    onto.on("drain", () => from.resume());
    from.on("error", () => from.destroy());
    from.on("close", () => {
      open.delete(from);
      // Of an end that comes while all is swallowed the other side hears nothing.
      if (swallowing === 0) onto.destroy();
    });
  }

  function cut(): number {
    const count = open.size / 2;
    for (const socket of open) socket.destroy();
    return Math.ceil(count);
  }

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.setNoDelay(true);
    far.setNoDelay(true);
    carry(near, far);
    carry(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut,
    async swallow(ms) {
      swallowing += 1;
      await wait(ms);
      cut();
      swallowing -= 1;
    },
    close() {
      cut();
      server.close();
    },
  };
}
