import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

export function tellAfterCalls(server: Server, { telling }: Pick<Context, "telling">): void {
  server.addHook("onResponse", async ({ method }) => {
    if (!reading.has(method)) telling.wake();
  });
}
