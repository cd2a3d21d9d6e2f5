import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { answerList, pageOf, paging } from "../../api/lists/lists.ts";
import { tagged } from "../../api/objects.ts";
import {
  type Change,
  changing,
  creating,
  removing,
  routesOf,
} from "../../changes/object-routes.ts";
import { changed, created, type Noun } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { fieldRoutes } from "./fields/routes.ts";
import { deleteFieldsOf } from "./fields/store.ts";
import { optionRoutes } from "./options/routes.ts";
import { typeRefusals } from "./refusals.ts";
import { type TypeRow, typeOf } from "./resource-type.ts";
import { ChangedResourceType, NewResourceType, ResourceType } from "./schema.ts";
import {
  deleteType,
  findType,
  hasResourceType,
  insertType,
  listResourceTypes,
  lockWholeType,
  renameType,
} from "./store.ts";

const { changedSince, inUse } = typeRefusals;

export function resourceTypeRoutes(server: Server, context: Context): void {
  const { db, settings } = context;
  const routes = routesOf(server, {
    path: "resource_types",
    tag: "Resource types",
    viewable: { persons: true, scope: "resource_types:read", own: "open" },
    writable: {
      persons: true,
      scope: "resource_types:write",
      forAdministrators: true,
      exists: hasResourceType,
    },
  });
  routes.list(
    {
      summary: "List resource types with their custom fields",
      query: Type.Object(paging),
      view: Type.Array(ResourceType),
    },
    async (request, reply) => {
      const page = pageOf(request.query, settings, 0);
      return await answerList(request, reply, {
        page,
        settings,
        list: (page) => listResourceTypes(db, request.account.id, page),
        show: (rows) => rows.map(typeOf),
      });
    },
  );
  routes.get(
    "Retrieve a resource type",
    ResourceType,
    async ({ account, params: { id } }, reply) => {
      const row = await findType(db, account.id, id);
      if (row === undefined) throw notFound();
      return tagged(reply, typeOf(row));
    },
  );
  routes.create(
    { summary: "Create a resource type", body: NewResourceType, view: ResourceType },
    creating(context, "resource_types", createType),
  );
  routes.update(
    {
      summary: "Update a resource type",
      refusals: [typeRefusals.notFound, changedSince],
      body: ChangedResourceType,
      view: ResourceType,
    },
    changing(context, changeTypeName),
  );
  routes.delete(
    "Delete an unused resource type and its custom fields",
    [typeRefusals.notFound, inUse],
    removing(context, removeType),
  );
  fieldRoutes(server, context);
  optionRoutes(server, context);
}

type ResourceTypeResponse = Static<typeof ResourceType>;

const noun: Noun<TypeRow, ResourceTypeResponse> = {
  kind: "resource_type",
  checkOwn: () => {},
  show: typeOf,
};

async function createType(
  context: Context,
  actor: Actor,
  body: Static<typeof NewResourceType>,
): Promise<ResourceTypeResponse> {
  const { id: accountId } = actor.account;
  const { human: isHuman = false, custom_attributes: attributes = [] } = body;
  return await created(context, actor, {
    ...noun,
    async write({ db, now }) {
      const type = { name: body.name.trim(), isHuman, attributes };
      const id = await insertType(db, { accountId, type, at: now() });
      return (await findType(db, accountId, id))!;
    },
  });
}

async function changeTypeName(
  context: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof ChangedResourceType>, ResourceTypeResponse>,
): Promise<ResourceTypeResponse> {
  const { id: accountId } = actor.account;
  return await changed(context, actor, {
    ...noun,
    id,
    lock: lockWholeType,
    check,
    async write({ db, now }, row) {
      const name = body.name?.trim() ?? row.name;
      if (name === row.name) return row;
      await renameType(db, { accountId, id, name, at: now() });
      return { ...row, name };
    },
  });
}

async function removeType(context: Context, actor: Actor, id: number): Promise<void> {
  await changed(context, actor, {
    ...noun,
    id,
    lock: lockWholeType,
    async write({ db }) {
      await deleteFieldsOf(db, actor.account.id, id);
      await deleteType(db, actor.account.id, id);
      return undefined;
    },
  });
}
