import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Change } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { isSameZone } from "../../core/dates.ts";
import { unprocessable } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findType } from "../resource-types/store.ts";
import { guestOf } from "./create.ts";
import { type FieldValues, readFields } from "./fields.ts";
import { inviteGuest } from "./invite.ts";
import { checkLink } from "./link.ts";
import { readOptions } from "./options.ts";
import { checkQuota } from "./quota.ts";
import { resourceRefusals as refusals } from "./refusals.ts";
import type { ResourceResponse, ResourceRow } from "./resource.ts";
import type { ChangedResource } from "./schema.ts";
import { replaceSelections } from "./selections.store.ts";
import { lockResource, resourceNoun } from "./show.ts";
import { findResource, updateResource } from "./store.ts";

type Body = Static<typeof ChangedResource>;

export async function changeResource(
  context: Context,
  actor: Actor,
  { id, body, check }: Change<Body, ResourceResponse>,
): Promise<ResourceResponse> {
  const accountId = actor.account.id;
  return await changed(context, actor, {
    ...resourceNoun,
    id,
    lock: lockResource,
    check,
    async write(context, row) {
      const { db, now } = context;
      const { values, optionIds } = await readChange(context, actor, { row, body });
      if (row.archived && !values.archived) await checkQuota(context, accountId);
      const userId = await linkOf(context, actor, { row, values, body });
      await updateResource(db, { ...values, accountId, id, userId, at: now() });
      if (optionIds !== undefined) {
        await replaceSelections(db, { accountId, resourceId: id, optionIds });
      }
      return await findResource(db, accountId, id);
    },
  });
}

interface ResourceChangeInput {
  row: ResourceRow;
  body: Body;
}

async function readChange(
  { db }: Context,
  { account }: Actor,
  { row, body }: ResourceChangeInput,
): Promise<{ values: FieldValues; optionIds: number[] | undefined }> {
  const problems = fixed({ row, body });
  const values = readFields(body, { kind: row, current: row }, problems);
  if (body.invite === true && values.email === null && row.user_id === null) {
    problems.push(refusals.uninvitable());
  }
  const { custom_field_option_ids: inputs } = body;
  const type = inputs === undefined ? undefined : await findType(db, account.id, row.type_id);
  const optionIds = type && readOptions(inputs ?? [], type.custom_fields, problems);
  if (problems.length > 0) throw unprocessable(problems);
  return { values, optionIds };
}

function fixed({ row, body }: ResourceChangeInput): Problem[] {
  const { resource_type_id: typeId, timezone, email } = body;
  const problems: Problem[] = [];
  if (typeId !== undefined && typeId !== row.type_id) {
    problems.push(refusals.otherType());
  }
  if (timezone && !isSameZone(timezone, row.timezone)) {
    problems.push(refusals.otherZone());
  }
  const isRelinked = body.user_id !== undefined && body.user_id !== row.user_id;
  const own = isRelinked ? undefined : row.user_email?.toLowerCase();
  if (own !== undefined && email !== undefined && (email ?? "").toLowerCase() !== own) {
    problems.push(refusals.emailOfUser());
  }
  return problems;
}

async function linkOf(
  context: Context,
  actor: Actor,
  { row, values, body }: ResourceChangeInput & { values: FieldValues },
): Promise<number | null> {
  const { user_id: userId = row.user_id } = body;
  if (userId !== row.user_id) {
    await checkLink(context, actor, { id: row.id, human: row.human, userId, body });
    return userId;
  }
  if (body.invite !== true) return userId;
  const email = row.user_email ?? values.email;
  return await inviteGuest(context, actor, guestOf({ ...values, email }, row.timezone));
}
