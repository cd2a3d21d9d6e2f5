import { atomically } from "@frontdesk/database/atomically";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { findZone } from "../../core/dates.ts";
import { invalid, noZone, unprocessable } from "../../core/refusals.ts";
import { presets } from "../../core/rights.ts";
import { getDefaultPeriods } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { insertPeriods, periodOf } from "../capacity/periods.store.ts";
import { findType } from "../resource-types/store.ts";
import { type FieldValues, readFields } from "./fields.ts";
import { type Guest, inviteGuest } from "./invite.ts";
import { checkLink } from "./link.ts";
import { readOptions } from "./options.ts";
import { checkQuota } from "./quota.ts";
import { resourceRefusals as refusals } from "./refusals.ts";
import type { ResourceResponse } from "./resource.ts";
import type { NewResource } from "./schema.ts";
import { replaceSelections } from "./selections.store.ts";
import { getResponse } from "./show.ts";
import { insertResource } from "./store.ts";

export type New = Static<typeof NewResource>;

export async function createResource(
  context: Context,
  actor: Actor,
  body: New,
): Promise<ResourceResponse> {
  const { id: accountId } = actor.account;
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const read = await readNew(inside, actor, body);
    const { values, timezone } = read;
    if (!values.archived) await checkQuota(inside, accountId);
    const { user_id: linked = null, resource_type_id: typeId } = body;
    if (linked !== null)
      await checkLink(inside, actor, { human: read.human, userId: linked, body });
    const userId =
      body.invite === true ? await inviteGuest(inside, actor, guestOf(values, timezone)) : linked;
    return await addResource(inside, actor, { ...read, typeId, userId });
  });
}

interface NewResourceInput {
  values: FieldValues;
  optionIds: number[];
  timezone: string;
}

async function readNew({ db }: Context, { account }: Actor, body: New) {
  const type = await findType(db, account.id, body.resource_type_id);
  if (type === undefined) throw invalid(refusals.goneType());
  const problems: Problem[] = [];
  const values = readFields(body, { kind: type }, problems);
  const optionIds = readOptions(body.custom_field_option_ids ?? [], type.custom_fields, problems);
  if (body.invite === true && values.email === null) problems.push(refusals.uninvitable());
  const timezone = findZone(body.timezone ?? account.timezone)?.name;
  if (timezone === undefined) problems.push(noZone());
  if (timezone === undefined || problems.length > 0) throw unprocessable(problems);
  return { values, optionIds, timezone, human: type.human };
}

export function guestOf(values: FieldValues, timezone: string): Guest {
  const { email, firstName, lastName, color } = values;
  return {
    email: email ?? "",
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    color,
    timezone,
    membership: { permissions: "basic_user", rights: presets.basic_user, ownOnly: false },
    keepsRights: true,
  };
}

export interface Addition extends NewResourceInput {
  typeId: number;
  userId: number | null;
}

/** `context.db` must be a transaction. */
export async function addResource(
  context: Context,
  actor: Actor,
  { values, optionIds, timezone, typeId, userId }: Addition,
): Promise<ResourceResponse> {
  const { db, now } = context;
  const { id: accountId } = actor.account;
  const id = await insertResource(db, {
    ...values,
    accountId,
    typeId,
    userId,
    creatorId: actor.userId,
    timezone,
    at: now(),
  });
  const week = await getDefaultPeriods(db, accountId);
  const periods = week.map(periodOf);
  await insertPeriods(db, { accountId, resourceIds: [id], periods });
  if (optionIds.length > 0) await replaceSelections(db, { accountId, resourceId: id, optionIds });
  await context.onNewResource(context, actor, { id, timezone });
  const after = await getResponse(context, actor.account, id);
  await record(context, actor, { kind: "resource", action: "create", id, after });
  return after;
}
