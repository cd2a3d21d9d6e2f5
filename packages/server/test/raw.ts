import { connect } from "node:net";

/** Sends bytes that no client would send, until the first answer or the end of the connection. */
export async function sendRaw({ port, hostname }: URL, text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket
      .on("data", () => socket.end())
      .on("error", () => resolve())
      .on("close", () => resolve());
  });
}
