import { connect } from "node:net";

/** Until the first answer or the connection's end. */
export async function sendRaw({ port, hostname }: URL, text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket
      .on("data", () => socket.end())
      .on("error", () => resolve())
      .on("close", () => resolve());
  });
}
