import type { Static } from "typebox";
import { changed, created, type Noun } from "../../changes/outbox/changed.ts";
import type { Change } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { deleteFieldsOf } from "./fields/store.ts";
import { type TypeRow, typeOf } from "./resource-type.ts";
import type { ChangedResourceType, NewResourceType, ResourceType } from "./schema.ts";
import { deleteType, findType, insertType, lockWholeType, renameType } from "./store.ts";

type ResourceTypeResponse = Static<typeof ResourceType>;

const noun: Noun<TypeRow, ResourceTypeResponse> = {
  kind: "resource_type",
  checkOwn: () => {},
  show: typeOf,
};

export async function createType(
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

export async function changeTypeName(
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

export async function removeType(context: Context, actor: Actor, id: number): Promise<void> {
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
