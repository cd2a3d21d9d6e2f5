import { forOperators } from "@frontdesk/platform/operator/access";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../../core/context.ts";
import { PathId } from "../../../core/paths.ts";
import { erase } from "./erase.ts";

export function operatedUserRoutes(server: Server, context: Context): void {
  server.delete(
    "/users/:id",
    {
      schema: {
        ...forOperators,
        summary: "Erase a person's data",
        params: Type.Object({ id: PathId }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await erase(context, { operator: operatorAt(request), userId: request.params.id });
      return reply.code(204).send(null);
    },
  );
}
