import { atomically } from "@frontdesk/database/atomically";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import { notFound, unprocessable } from "../../ground/errors.ts";
import { isSameZone } from "../../ground/zones.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { lockResources } from "../capacity/store.ts";
import { findType } from "../resource-types/store.ts";
import { emailIsMissing, guestOf } from "./create.ts";
import { readFields, type Values } from "./fields.ts";
import { inviteGuest } from "./invite.ts";
import { readOptions } from "./options.ts";
import { checkQuota } from "./quota.ts";
import { checkOwn, type ResourceRow, type Shown } from "./resource.ts";
import type { ChangedResource } from "./schema.ts";
import { replaceSelections } from "./selections.store.ts";
import { getShown, showRow } from "./show.ts";
import { findResource, updateResource } from "./store.ts";

export interface ResourceChange {
  id: number;
  body: Static<typeof ChangedResource>;
  /** Given the resource as it is, throws when it was not meant to be. */
  check: (current: Shown) => void;
}

/** Changes what is given of a resource; nobody books it meanwhile. */
export async function changeResource(
  context: Context,
  actor: Actor,
  { id, body, check }: ResourceChange,
): Promise<Shown> {
  const { account } = actor;
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    await lockResources(db, { accountId: account.id, ids: [id], mode: "update" });
    const row = await findResource(db, account.id, id);
    if (row === undefined) throw notFound();
    checkOwn(actor, row);
    const before = await showRow(inside, account, row);
    check(before);
    const { values, optionIds } = await readChange(inside, actor, { row, body });
    if (row.archived && !values.archived) await checkQuota(inside, account.id);
    const userId = await linkOf(inside, actor, { row, values, body });
    await updateResource(db, { ...values, accountId: account.id, id, userId, at: context.now() });
    if (optionIds !== undefined) {
      await replaceSelections(db, { accountId: account.id, resourceId: id, optionIds });
    }
    const after = await getShown(inside, account, id);
    await record(inside, actor, { kind: "resource", action: "update", id, before, after });
    return after;
  });
}

interface Change {
  row: ResourceRow;
  body: ResourceChange["body"];
}

async function readChange(
  { db }: Context,
  { account }: Actor,
  { row, body }: Change,
): Promise<{ values: Values; optionIds: number[] | undefined }> {
  const problems = fixed({ row, body });
  const values = readFields(body, { kind: row, current: row }, problems);
  if (body.invite === true && values.email === null && row.user_id === null) {
    problems.push(emailIsMissing);
  }
  const { custom_field_option_ids: given } = body;
  const type = given === undefined ? undefined : await findType(db, account.id, row.type_id);
  const optionIds = type && readOptions(given ?? [], type.custom_fields, problems);
  if (problems.length > 0) throw unprocessable(problems);
  return { values, optionIds };
}

/** Problems with what cannot change, unless it is given as it is. */
function fixed({ row, body }: Change): Problem[] {
  const { resource_type_id: typeId, timezone, email } = body;
  const problems: Problem[] = [];
  if (typeId !== undefined && typeId !== row.type_id) {
    problems.push({ field: "resource_type_id", message: "cannot change" });
  }
  if (timezone && !isSameZone(timezone, row.timezone)) {
    problems.push({ field: "timezone", message: "changes by way of the availability" });
  }
  const own = row.user_email?.toLowerCase();
  if (own !== undefined && email !== undefined && (email ?? "").toLowerCase() !== own) {
    problems.push({ field: "email", message: "is that of a user and cannot change here" });
  }
  return problems;
}

/** The user that the resource stands for from now on. */
async function linkOf(
  context: Context,
  actor: Actor,
  { row, values, body }: Change & { values: Values },
): Promise<number | null> {
  if (body.invite !== true) return row.user_id;
  const email = row.user_email ?? values.email;
  return await inviteGuest(context, actor, guestOf({ ...values, email }, row.timezone));
}
