import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import { record } from "../../changes/outbox/records.ts";
import { colorFor, readColor } from "../../ground/colors.ts";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/errors.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { checkOwn, clientOf } from "./client.ts";
import type { ChangedClient, Client, NewClient } from "./schema.ts";
import { insertClient, lockClient, updateClient } from "./store.ts";

type Shown = Static<typeof Client>;

/** Makes a client. */
export async function createClient(
  context: Context,
  actor: Actor,
  body: Static<typeof NewClient>,
): Promise<Shown> {
  const { id: accountId, subdomain } = actor.account;
  const name = body.name.trim();
  return await atomically(context.db, async (db) => {
    const row = await insertClient(db, {
      accountId,
      creatorId: actor.userId,
      name,
      color: body.color ? readColor(body.color) : colorFor(name),
      notes: body.notes ?? null,
      archived: body.archived ?? false,
      at: context.now(),
    });
    const after = clientOf(row, context, subdomain);
    const change = { kind: "client", action: "create", id: row.id } as const;
    await record({ ...context, db }, actor, { ...change, after });
    return after;
  });
}

export interface ClientChange {
  id: number;
  body: Static<typeof ChangedClient>;
  /** Given the client as it is, throws when it was not meant to be. */
  check: (current: Shown) => void;
}

/** Changes what is given of a client. */
export async function changeClient(
  context: Context,
  actor: Actor,
  { id, body, check }: ClientChange,
): Promise<Shown> {
  const { id: accountId, subdomain } = actor.account;
  return await atomically(context.db, async (db) => {
    const row = await lockClient(db, accountId, id);
    if (row === undefined) throw notFound();
    checkOwn(actor, row);
    const before = clientOf(row, context, subdomain);
    check(before);
    const changed = await updateClient(db, {
      accountId,
      id,
      name: body.name?.trim() ?? row.name,
      color: body.color ? readColor(body.color) : row.color,
      notes: body.notes === undefined ? row.notes : body.notes,
      archived: body.archived ?? row.archived,
      at: context.now(),
    });
    const after = clientOf(changed, context, subdomain);
    const change = { kind: "client", action: "update", id } as const;
    await record({ ...context, db }, actor, { ...change, before, after });
    return after;
  });
}
