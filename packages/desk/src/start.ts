import { migrate } from "@frontdesk/database/migrate";
import type { Room } from "@frontdesk/server/door";
import type { Server } from "@frontdesk/server/server";
import { type ContextParts, createContext } from "./compose.ts";
import type { Context } from "./context.ts";
import { migrations } from "./migrations.ts";
import { operatorRoom } from "./operator/room.ts";
import { buildServer } from "./server.ts";

export interface Desk {
  server: Server;
  context: Context;
  /** What operators do at the desk, for the door. */
  room: Room;
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
  return { server, context, room: operatorRoom(context, server), close: () => server.close() };
}
