import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../ground/context.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Has what a call may have changed told as soon as the call is answered. */
export function tellAfterCalls(server: Server, { telling }: Pick<Context, "telling">): void {
  server.addHook("onResponse", async ({ method }) => {
    if (!reading.has(method)) telling.wake();
  });
}
