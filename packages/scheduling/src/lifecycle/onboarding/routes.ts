import { NameText } from "@frontdesk/server/names";
import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import { Type } from "typebox";
import { keyOfUser } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { CountryCode, WeekStartName } from "../../parties/accounts/schema.ts";
import { firstZone } from "../../parties/users/of-person.ts";
import { openAccountOnce, openOwnAccount } from "./open.ts";
import { openingRefusals } from "./refusals.ts";

export function newAccountRoutes(server: Server, context: Context): void {
  server.post(
    "/accounts",
    {
      schema: {
        hide: true,
        body: Type.Object({
          name: NameText({ minLength: 1, description: "The account's name" }),
          timezone: Type.Optional(
            Type.String({ description: "The account's and its owner's time zone" }),
          ),
          week_start: Type.Optional(WeekStartName),
          country: Type.Optional(CountryCode),
        }),
        response: { 201: Type.Object({ id: Type.Integer() }) },
      },
      config: { persons: true },
    },
    async (request, reply) => {
      const { said, caller, body } = request;
      if (said === undefined) throw openingRefusals.atDesk();
      const { name, timezone = firstZone, week_start: weekStart, country } = body;
      const named = { name: onOneLine(name), timezone, weekStart, country };
      const opening = { userId: caller.userId, ...named };
      const key = keyOfUser(context, request);
      if (key !== undefined) {
        return reply.code(201).send({ id: await openAccountOnce(context, opening, key) });
      }
      return reply.code(201).send({ id: await openOwnAccount(context, opening) });
    },
  );
}
