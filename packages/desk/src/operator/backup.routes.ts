// The process with the embedded database makes the backup.
import { CopyInProgressError } from "@frontdesk/database/embedded-copy";
import { archiveOf } from "@frontdesk/platform/backup/archive";
import { isLoopback } from "@frontdesk/server/network";
import { operatorAt } from "@frontdesk/server/operators";
import { allowHours } from "@frontdesk/server/outcome";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../context.ts";
import { keepAction } from "./keep-action.ts";
import { backupRefusals as refusals } from "./refusals.ts";

export function backupRoutes(server: Server, context: Context): void {
  const { db, copy, settings, now } = context;
  allowHours(server);
  server.post("/backups", { schema: { hide: true } }, async (request, reply) => {
    if (request.operatorId !== undefined) throw refusals.byKeyOnly();
    if (!isLoopback(request.callerAddress)) throw refusals.notHere();
    if (copy === undefined) throw refusals.notEmbedded();
    const done = { action: "backup.make", subject: "database", details: {} };
    await keepAction({ db, now }, { actor: operatorAt(request), ...done });
    const archive = await archiveOf({ db, copy, folder: settings.dataFolder, now }).catch(
      (error: unknown) => {
        throw error instanceof CopyInProgressError ? refusals.underway() : error;
      },
    );
    const { ends } = request.server.streams;
    const end = () => archive.destroy(new Error("the process is stopping"));
    ends.add(end);
    archive.once("close", () => ends.delete(end));
    return reply.type("application/x-tar").send(archive);
  });
}
