// A custom field belongs to one resource type; its name is unique there.

import type { Static } from "typebox";
import type { Change } from "../../../changes/object-routes.ts";
import type { View } from "../../../changes/view.ts";
import type { Context } from "../../../core/context.ts";
import { invalid, notFound } from "../../../core/refusals.ts";
import { accountUrl } from "../../../parties/accounts/account.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { changeType } from "../change.ts";
import { fieldRefusals } from "../refusals.ts";
import type { ChangedCustomField, CustomField, NewCustomField } from "../schema.ts";
import { hasResourceType } from "../store.ts";
import { type CustomFieldRow, findField, insertField, updateField } from "./store.ts";

type CustomFieldResponse = Static<typeof CustomField>;

export function fieldOf(
  row: CustomFieldRow,
  { settings, account }: Pick<View, "settings" | "account">,
): CustomFieldResponse {
  const { id, name, required, resource_type_id, custom_field_options } = row;
  const url = `${accountUrl(settings, account.subdomain)}/custom_fields/${id}`;
  return { id, name, required, resource_type_id, custom_field_options, url };
}

export async function createField(
  context: Context,
  actor: Actor,
  body: Static<typeof NewCustomField>,
): Promise<CustomFieldResponse> {
  const { account } = actor;
  const accountId = account.id;
  const { resource_type_id: typeId, name, required: isRequired = false } = body;
  if (!(await hasResourceType(context.db, accountId, typeId))) {
    throw invalid(fieldRefusals.goneType());
  }
  return await changeType(context, { actor, typeId }, async (db) => {
    const id = await insertField(db, { accountId, typeId, name: name.trim(), isRequired });
    return fieldOf((await findField(db, accountId, id))!, { ...context, account });
  });
}

export async function changeField(
  context: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof ChangedCustomField>, CustomFieldResponse>,
): Promise<CustomFieldResponse> {
  const { account } = actor;
  const accountId = account.id;
  const field = await findField(context.db, accountId, id);
  if (field === undefined) throw notFound();
  return await changeType(context, { actor, typeId: field.resource_type_id }, async (db) => {
    const row = await findField(db, accountId, id);
    if (row === undefined) throw notFound();
    check(fieldOf(row, { ...context, account }));
    const name = body.name?.trim() ?? row.name;
    await updateField(db, { accountId, id, name, isRequired: body.required ?? row.required });
    return fieldOf((await findField(db, accountId, id))!, { ...context, account });
  });
}
