import type { Static } from "typebox";
import { changed } from "../../changes/outbox/changed.ts";
import type { Change } from "../../changes/requests.ts";
import { readColor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type ClientResponse, clientNoun } from "./client.ts";
import { contactWith } from "./contact.ts";
import type { ChangedClient } from "./schema.ts";
import { lockClient, updateClient } from "./store.ts";

export async function changeClient(
  context: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof ChangedClient>, ClientResponse>,
): Promise<ClientResponse> {
  return await changed(context, actor, {
    ...clientNoun,
    id,
    lock: lockClient,
    check,
    write: ({ db, now }, row) =>
      updateClient(db, {
        accountId: actor.account.id,
        id,
        name: body.name?.trim() ?? row.name,
        color: body.color ? readColor(body.color) : row.color,
        notes: body.notes === undefined ? row.notes : body.notes,
        ...contactWith(row, body),
        archived: body.archived ?? row.archived,
        at: now(),
      }),
  });
}
