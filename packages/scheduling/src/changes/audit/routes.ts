import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerList, pageOf } from "../../api/lists/lists.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath } from "../../core/paths.ts";
import { AuditEntry, AuditQuery } from "./schema.ts";
import { entryOf, listEntries } from "./store.ts";

export function auditRoutes(server: Server, { db, settings }: Context): void {
  server.get(
    "/:account/audit",
    {
      schema: {
        tags: ["Audit"],
        summary: "List audit log entries",
        params: AccountPath,
        querystring: AuditQuery,
        response: { 200: Type.Array(AuditEntry) },
      },
      config: { persons: true, scope: "audit:read", forAdministrators: true },
    },
    async (request, reply) => {
      const { account, query } = request;
      const page = pageOf(query, settings);
      const { kind, subject_id: subjectId, user_id: userId } = query;
      const filter = { accountId: account.id, kind, subjectId, userId };
      return await answerList(request, reply, {
        page,
        settings,
        list: (page) => listEntries(db, filter, page),
        show: (rows) => rows.map(entryOf),
      });
    },
  );
}
