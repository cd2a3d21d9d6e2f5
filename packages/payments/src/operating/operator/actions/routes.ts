import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import { NamedId } from "../../../card-payments/transactions/schema.ts";
import type { Context } from "../../../core/context.ts";
import { listActions } from "./store.ts";

const Name = Type.Optional(Type.String({ maxLength: 100 }));
const ActionQuery = ListQuery({ action: Name, subject: Name });

const ActionList = Type.Array(
  Type.Object({
    id: NamedId,
    created: Type.String({ format: "date-time" }),
    actor: Type.String({ description: "Operator and network address" }),
    action: Type.String({ description: "Action as `noun.verb`" }),
    subject: Type.String({ description: "ID of the changed object" }),
    details: Type.Object({}, { additionalProperties: true }),
  }),
);

export function actionRoutes(server: Server, { db }: Context): void {
  server.get(
    "/actions",
    {
      schema: {
        summary: "List operators' actions",
        querystring: ActionQuery,
        response: { 200: ActionList },
      },
    },
    async ({ query }) => {
      const { filter = {}, ...page } = query;
      const rows = await listActions(db, { filter, page });
      return rows.map(({ createdAt, ...row }) => ({ ...row, created: createdAt.toISOString() }));
    },
  );
}
