import { NameText } from "@frontdesk/server/names";
import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { firstZone } from "../../parties/users/of-person.ts";
import { openAccount } from "./open.ts";
import { openingRefusals } from "./refusals.ts";

export function newAccountRoutes(server: Server, context: Context): void {
  server.post(
    "/accounts",
    {
      schema: {
        hide: true,
        body: Type.Object({
          name: NameText({ minLength: 1, description: "Of the account" }),
          timezone: Type.Optional(
            Type.String({ description: "The account's and its owner's time zone" }),
          ),
        }),
        response: { 201: Type.Object({ id: Type.Integer() }) },
      },
      config: { persons: true },
    },
    async ({ said, caller, body }, reply) => {
      if (said === undefined) throw openingRefusals.atDesk();
      const { name, timezone = firstZone } = body;
      const opening = { userId: caller.userId, name: onOneLine(name), timezone };
      const { accountId: id } = await openAccount(context, opening);
      return reply.code(201).send({ id });
    },
  );
}
