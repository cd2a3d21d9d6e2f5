import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface UpstreamProxy {
  url: string;
  cut(): number;
  swallow(ms: number): Promise<void>;
  close(): void;
}

export async function openUpstreamProxy(to: string): Promise<UpstreamProxy> {
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
      // The other side must not see the end.
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
