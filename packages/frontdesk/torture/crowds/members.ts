// A member reconnects after a cut.
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export type Kind = "idle" | "slow" | "headers" | "bodies";

interface At {
  socket: Socket;
  path: string;
}

const kilobyte = "x".repeat(1_024);

const actions: Record<Kind, (at: At, stopped: AbortSignal) => Promise<void>> = {
  async idle() {},

  async slow({ socket }, stopped) {
    const begun = "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
    for (const sign of begun + kilobyte.repeat(100)) {
      if (stopped.aborted || !(await send(socket, sign))) return;
      await wait(200);
    }
  },

  async headers({ socket }, stopped) {
    await send(socket, "GET /health HTTP/1.1\r\nHost: localhost\r\n");
    for (let n = 0; !stopped.aborted; n += 1) {
      if (!(await send(socket, `X-${n}: ${kilobyte}\r\n`))) return;
    }
  },

  async bodies({ socket, path }, stopped) {
    const length = 1_000_000;
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    await send(socket, `${head}Content-Length: ${length}\r\n\r\n{"type":"`);
    for (let sent = 0; sent < length - 50_000; sent += 10 * kilobyte.length) {
      if (stopped.aborted || !(await send(socket, kilobyte.repeat(10)))) return;
    }
  },
};

function send(socket: Socket, text: string): Promise<boolean> {
  if (socket.destroyed || !socket.writable) return Promise.resolve(false);
  return new Promise((resolve) => {
    socket.once("close", () => resolve(false));
    socket.write(text, (error) => resolve(error === undefined || error === null));
  });
}

const paths = ["/apps", "/oauth/token"];

export async function crowd(
  { kind, count, ports }: { kind: Kind; count: number; ports: readonly number[] },
  stopped: AbortSignal,
  opened: (more: number) => void,
): Promise<void> {
  async function keep(port: number, path: string): Promise<void> {
    while (!stopped.aborted) {
      const socket = connect(port, "127.0.0.1");
      socket.setMaxListeners(0).on("error", () => {});
      socket.on("data", () => {});
      const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
      const leave = () => socket.destroy();
      stopped.addEventListener("abort", leave);
      socket.once("connect", () => {
        const done = actions[kind]({ socket, path }, stopped);
        // The client sent all but the end of the body.
        if (kind === "bodies") void done.then(() => opened(1));
        else opened(1);
      });
      await closed;
      stopped.removeEventListener("abort", leave);
      await wait(kind === "idle" ? 1_000 : 50);
    }
  }
  const all = Array.from({ length: count }, async (_, n) => {
    // The listen queue would overflow.
    await wait(Math.floor(n / 100) * 20);
    const location = n % ports.length;
    await keep(ports[location]!, paths[location]!);
  });
  await Promise.all(all);
}
