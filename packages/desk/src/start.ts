import { migrate } from "@frontdesk/database/migrate";
import type { Server } from "@frontdesk/server/server";
import { type ContextParts, createContext } from "./compose.ts";
import type { Context } from "./context.ts";
import { migrations } from "./migrations.ts";
import { buildServer } from "./server.ts";

export interface Desk {
  server: Server;
  context: Context;
  /** Finishes what runs, refuses what is new; the database stays open. */
  close(): Promise<void>;
}

/** Brings the desk up on an open database, everything but listening. */
export async function startDesk(parts: ContextParts): Promise<Desk> {
  await migrate(parts.opened.db, migrations);
  const context = await createContext(parts);
  const server = await buildServer(context, async () => {
    context.sessions.stop();
    await context.agent.close();
  });
  return { server, context, close: () => server.close() };
}
