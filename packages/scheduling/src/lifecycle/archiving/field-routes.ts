import type { Database } from "@frontdesk/database/database";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { removing } from "../../changes/object-routes.ts";
import { recordAll } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import { lockResources } from "../../inventory/capacity/store.ts";
import { changeType } from "../../inventory/resource-types/change.ts";
import { deleteField, findField, hasField } from "../../inventory/resource-types/fields/store.ts";
import {
  deleteOption,
  findOption,
  hasOption,
} from "../../inventory/resource-types/options/store.ts";
import { listSelecting } from "../../inventory/resources/selections.store.ts";
import { listResponses } from "../../inventory/resources/show.ts";
import { touchResources } from "../../inventory/resources/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";

const tags = ["Resource types"];
const params = InAccount(PathId);
const response = { 204: Type.Null() };
const config = { persons: true, scope: "resource_types:write", forAdministrators: true } as const;

export function fieldRemovalRoutes(server: Server, context: Context): void {
  server.delete(
    "/:account/custom_fields/:id",
    {
      schema: {
        tags,
        summary: "Delete a custom field and its values",
        params,
        response,
      },
      config: { ...config, exists: hasField },
    },
    removing(context, retireField),
  );

  server.delete(
    "/:account/custom_field_options/:id",
    {
      schema: {
        tags,
        summary: "Delete an option, also from resources",
        params,
        response,
      },
      config: { ...config, exists: hasOption },
    },
    removing(context, retireOption),
  );
}

async function retireField(context: Context, actor: Actor, id: number): Promise<void> {
  const { id: accountId } = actor.account;
  const field = await findField(context.db, accountId, id);
  if (field === undefined) throw notFound();
  const { resource_type_id: typeId, custom_field_options: options } = field;
  await changeType(context, { actor, typeId }, (db) =>
    changeSelecting({ ...context, db }, actor, {
      optionIds: options.map((option) => option.id),
      change: () => deleteField(db, accountId, id),
    }),
  );
}

export async function retireOption(context: Context, actor: Actor, id: number): Promise<void> {
  const { id: accountId } = actor.account;
  const option = await findOption(context.db, accountId, id);
  if (option === undefined) throw notFound();
  await changeType(context, { actor, typeId: option.resource_type_id }, (db) =>
    changeSelecting({ ...context, db }, actor, {
      optionIds: [id],
      change: () => deleteOption(db, accountId, id),
    }),
  );
}

async function changeSelecting(
  context: Context & { db: Database },
  actor: Actor,
  { optionIds, change }: { optionIds: readonly number[]; change: () => Promise<void> },
): Promise<void> {
  const { db } = context;
  const { account } = actor;
  const ids = await listSelecting(db, account.id, optionIds);
  await lockResources(db, { accountId: account.id, ids, mode: "update" });
  const visible = await listResponses(context, account, ids);
  await change();
  await touchResources(db, { accountId: account.id, ids, at: context.now() });
  const changed = await listResponses(context, account, ids);
  const notice = { kind: "resource", action: "update" } as const;
  const changes = [...visible].map(([id, before]) => ({
    ...notice,
    id,
    before,
    after: changed.get(id),
  }));
  await recordAll(context, actor, changes);
}
