import type { Static } from "typebox";
import { created } from "../../changes/outbox/changed.ts";
import { colorFor, readColor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import { type Actor, onlyOf } from "../../parties/identity/identity.ts";
import { type ClientResponse, clientNoun } from "./client.ts";
import { contactWith, noContact } from "./contact.ts";
import type { NewClient } from "./schema.ts";
import { findForeignByEmail, insertClient } from "./store.ts";

export async function createClient(
  context: Context,
  actor: Actor,
  body: Static<typeof NewClient>,
): Promise<ClientResponse> {
  const name = body.name.trim();
  const contact = contactWith(noContact, body);
  return await created(context, actor, {
    ...clientNoun,
    write: async ({ db, now }) => {
      const only = onlyOf(actor);
      const { email } = contact;
      const sameAs = only && email !== null ? await findForeignByEmail(db, only, email) : undefined;
      return await insertClient(db, {
        accountId: actor.account.id,
        creatorId: actor.userId,
        name,
        color: body.color ? readColor(body.color) : colorFor(name),
        notes: body.notes ?? null,
        ...contact,
        archived: body.archived ?? false,
        sameAs,
        at: now(),
      });
    },
  });
}
