import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Server } from "../src/instance.ts";

export async function sendRaw({ port, hostname }: URL, text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket
      .on("data", () => socket.end())
      .on("error", () => resolve())
      .on("close", () => resolve());
  });
}

interface BegunPost {
  path: string;
  authorization: string;
  /** JSON, sent except for its last byte. */
  text: string;
}

/** The returned function sends the last byte and resolves to the status. */
export async function beginPost(
  server: Server,
  { path, authorization, text }: BegunPost,
): Promise<() => Promise<number>> {
  const { port } = server.server.address() as AddressInfo;
  const headers = {
    authorization,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
  };
  const sent = request({ host: "127.0.0.1", port, method: "POST", path, headers });
  const response = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.write(text.slice(0, -1));
  // Enough for the first check. No event reports its end.
  await delay(300);
  return async () => {
    sent.end(text.slice(-1));
    const [{ statusCode = 0 }] = await response;
    sent.destroy();
    return statusCode;
  };
}
