import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { OpenDatabase } from "@frontdesk/database/database";
import type { Server } from "@frontdesk/server/server";

export interface ServerGreeting {
  port: number;
}

export interface Usage {
  processorMs: number;
}

export async function answerQuestions<Question>(
  greeting: object | string,
  answer: (question: Question) => Promise<object>,
): Promise<void> {
  process.on("message", async (question: Question) => process.send?.(await answer(question)));
  process.send?.(greeting);
  await once(process, "disconnect");
}

export interface ServedProcess {
  server: Server;
  opened: OpenDatabase;
  settings: { host: string; port: number };
  close(): Promise<void>;
}

export async function serveBench<Question>(
  { server, opened, settings, close }: ServedProcess,
  prepare: (question: Question) => Promise<void> = async () => {},
): Promise<never> {
  await server.listen({ host: settings.host, port: settings.port });
  const { port } = server.server.address() as AddressInfo;
  await answerQuestions<Question>({ port } satisfies ServerGreeting, async (question) => {
    await prepare(question);
    const { user, system } = process.cpuUsage();
    return { processorMs: (user + system) / 1000 } satisfies Usage;
  });
  await close();
  await opened.close();
  process.exit(0);
}
