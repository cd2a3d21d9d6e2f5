import { findPerson, findPersonOfEmail } from "@frontdesk/people/persons/store";
import { forOperators } from "@frontdesk/platform/operator/access";
import type { Server } from "@frontdesk/server/server";
import { cleanEmail } from "@frontdesk/server/text/email";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { isId } from "../../core/ids.ts";
import { IdText, Time } from "../../parties/apps/schema.ts";
import { listMerchantIdsOf } from "../../parties/merchants/access.store.ts";

const PersonQuery = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 254, description: "An ID or a mail address" }),
});

const PersonList = Type.Array(
  Type.Object({
    id: IdText,
    email: Type.String(),
    name: Type.Union([Type.String(), Type.Null()]),
    created: Time,
    lastSeen: Type.Union([Time, Type.Null()], { description: "Rounded to the hour" }),
    merchants: Type.Array(IdText, {
      description: "Merchants with access for the person, newest first, at most 100",
    }),
  }),
);

export function operatedPersonRoutes(server: Server, { db }: Context): void {
  server.get(
    "/persons",
    {
      schema: {
        ...forOperators,
        summary: "Search for a person",
        querystring: PersonQuery,
        response: { 200: PersonList },
      },
    },
    async ({ query }) => {
      const q = cleanEmail(query.q);
      const person = isId(q) ? await findPerson(db, q) : await findPersonOfEmail(db, q);
      if (person === undefined) return [];
      const { id, email, name, createdAt, activeAt } = person;
      const seen = { created: createdAt.toISOString(), lastSeen: activeAt?.toISOString() ?? null };
      const merchants = await listMerchantIdsOf(db, id, { limit: 100 });
      return [{ id, email, name, ...seen, merchants }];
    },
  );
}
