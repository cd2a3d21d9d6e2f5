import { isTrouble, track } from "@frontdesk/database/commit-tracking";
import { createServer, type Server, type ServerOptions } from "@frontdesk/server/server";
import type { OwnContext } from "./context.ts";
import type { OwnSettings } from "./settings.ts";

export function createOwnServer(
  { settings, log, health }: Pick<OwnContext<OwnSettings>, "settings" | "log" | "health">,
  own: Pick<ServerOptions, "errorFormat" | "whenUnknown" | "onClose" | "addressOf">,
): Server {
  return createServer({
    ...own,
    log,
    parts: health,
    commitTracking: { follow: track, isTrouble },
    trustProxy: settings.trustProxy,
    connectionLimits: settings,
    publicUrl: settings.publicUrl,
  });
}
