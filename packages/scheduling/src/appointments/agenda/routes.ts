import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { taggedWeakly } from "../../api/objects.ts";
import type { Context } from "../../core/context.ts";
import { datesOf, momentOf } from "../../core/dates.ts";
import { AccountPath } from "../../core/paths.ts";
import { actorOf, onlyOf } from "../../parties/identity/identity.ts";
import { readAgenda } from "./agenda.ts";
import { agendaRefusals } from "./refusals.ts";
import { Agenda, AgendaQuery } from "./schema.ts";

const description = `Requires the permission \`view\` on bookings, or a higher one. All times are
minutes of the day in the account's time zone. An appointment is one block with all its resources;
cancelled, declined and expired ones are absent. With \`own_only\`, blocks of others have only their
times, the state \`busy\` and a negative number instead of an id. The ETag ignores \`now\`.`;

export function agendaRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/agenda",
    {
      schema: {
        tags: ["Appointments"],
        summary: "Retrieve the calendar of resources: hours, appointments and other bookings",
        operationId: "getAgenda",
        description,
        "x-refusals": Object.values(agendaRefusals),
        params: AccountPath,
        querystring: AgendaQuery,
        response: { 200: Agenda, 304: Type.Null() },
      },
      config: {
        persons: true,
        scope: "bookings:read",
        right: ["bookings", "view"],
        own: "filtered",
      },
    },
    async (request, reply) => {
      const { query, account, caller } = request;
      const only = onlyOf(actorOf(request));
      const { from = "", to = "" } = datesOf(query, ["from", "to"], account.timezone);
      const { scopes } = caller;
      const resourceIds = query.resource_ids;
      const agenda = await readAgenda(context, { account, scopes, from, to, resourceIds, only });
      return { now: momentOf(context.now()), ...taggedWeakly(reply, agenda) };
    },
  );
}
