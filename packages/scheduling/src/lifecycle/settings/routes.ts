import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { checkMatch, tagged } from "../../api/etags.ts";
import type { Context } from "../../core/context.ts";
import { AccountAnswer } from "../../parties/accounts/schema.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { changeAccount } from "./change.ts";
import { settingRefusals } from "./refusals.ts";
import { AccountChange } from "./schema.ts";

export function settingRoutes(server: Server, context: Context): void {
  server.put(
    "/accounts/:id",
    {
      schema: {
        tags: ["Accounts"],
        summary: "Update an account's settings, by number or URL id",
        "x-refusals": Object.values(settingRefusals),
        params: Type.Object({ id: Type.String() }),
        body: AccountChange,
        response: { 200: AccountAnswer },
      },
      config: {
        persons: true,
        scope: "accounts:write",
        forAdministrators: true,
        isOfAccount: true,
      },
    },
    async (request, reply) => {
      const view = await changeAccount(context, actorOf(request), {
        body: request.body,
        check: (current) => checkMatch(request, current),
      });
      return tagged(reply, view);
    },
  );
}
