// A proxy that stops passing bytes without closing, like a lost host or a firewall with expired
// state.
import { connect, createServer, type Socket } from "node:net";

export interface SilentProxy {
  url: string;
  forget(): void;
  fallSilent(): void;
  recover(): void;
  close(): Promise<void>;
}

export async function startSilentProxy(database: string, wished = 0): Promise<SilentProxy> {
  const target = new URL(database);
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    open.add(near);
    near.on("error", () => {});
    if (isSilent) return;
    const far = connect(Number(target.port), target.hostname);
    open.add(far);
    far.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(wished, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const url = new URL(database);
  url.host = `127.0.0.1:${port}`;
  function forget(): void {
    for (const socket of open) {
      socket.unpipe();
      socket.pause();
      socket.removeAllListeners("close");
    }
  }
  return {
    url: url.href,
    forget,
    fallSilent() {
      isSilent = true;
      forget();
    },
    recover() {
      isSilent = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
