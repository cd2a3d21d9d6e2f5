/* RFC 5321: accepts messages, or defers the first few. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface MailServer {
  url: string;
  taken: { recipients: string[]; message: string }[];
  deferred: number;
  close(): Promise<void>;
}

export async function openMailServer({ failures }: { failures: number }): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, mailServer, failures);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    deferred: 0,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return mailServer;
}

function converse(socket: Socket, server: MailServer, failures: number): void {
  let recipients: string[] = [];
  let message: string | undefined;
  let pending = "";
  const say = (line: string) => socket.write(`${line}\r\n`);

  function finish(text: string): void {
    if (server.deferred < failures) {
      server.deferred += 1;
      say("451 not now");
    } else {
      server.taken.push({ recipients, message: text });
      say("250 taken");
    }
    recipients = [];
    message = undefined;
  }

  function hear(line: string): void {
    if (message !== undefined) {
      if (line === ".") finish(message);
      else message += `${line}\r\n`;
    } else if (line === "DATA") {
      message = "";
      say("354 go on");
    } else {
      const recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1];
      if (recipient !== undefined) recipients.push(recipient);
      say(line === "QUIT" ? "221 bye" : "250 fine");
    }
  }

  socket.on("error", () => {});
  socket.setEncoding("utf8").on("data", (text) => {
    const lines = `${pending}${text}`.split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) hear(line);
  });
  say("220 test");
}
