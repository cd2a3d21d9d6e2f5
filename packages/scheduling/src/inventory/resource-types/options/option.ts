// A value of a custom field, unique in it.

import type { Static } from "typebox";
import type { Change } from "../../../changes/object-routes.ts";
import type { View } from "../../../changes/view.ts";
import type { Context } from "../../../core/context.ts";
import { invalid, notFound } from "../../../core/refusals.ts";
import { accountUrl } from "../../../parties/accounts/account.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { changeType } from "../change.ts";
import { findField } from "../fields/store.ts";
import { optionRefusals } from "../refusals.ts";
import type {
  ChangedCustomFieldOption,
  CustomFieldOption,
  NewCustomFieldOption,
} from "../schema.ts";
import { type FieldOptionRow, findOption, insertOption, updateOption } from "./store.ts";

type OptionResponse = Static<typeof CustomFieldOption>;

export function optionOf(
  { id, value, custom_field_id }: FieldOptionRow,
  { settings, account }: Pick<View, "settings" | "account">,
): OptionResponse {
  const url = `${accountUrl(settings, account.subdomain)}/custom_field_options/${id}`;
  return { id, value, custom_field_id, url };
}

export async function createOption(
  context: Context,
  actor: Actor,
  { custom_field_id: fieldId, value }: Static<typeof NewCustomFieldOption>,
): Promise<OptionResponse> {
  const { account } = actor;
  const accountId = account.id;
  const field = await findField(context.db, accountId, fieldId);
  if (field === undefined) throw invalid(optionRefusals.goneField());
  return await changeType(context, { actor, typeId: field.resource_type_id }, async (db) => {
    if ((await findField(db, accountId, fieldId)) === undefined)
      throw invalid(optionRefusals.goneField());
    const id = await insertOption(db, { accountId, fieldId, value: value.trim() });
    return optionOf((await findOption(db, accountId, id))!, { ...context, account });
  });
}

export async function changeOption(
  context: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof ChangedCustomFieldOption>, OptionResponse>,
): Promise<OptionResponse> {
  const { account } = actor;
  const accountId = account.id;
  const option = await findOption(context.db, accountId, id);
  if (option === undefined) throw notFound();
  return await changeType(context, { actor, typeId: option.resource_type_id }, async (db) => {
    const row = await findOption(db, accountId, id);
    if (row === undefined) throw notFound();
    check(optionOf(row, { ...context, account }));
    await updateOption(db, { accountId, id, value: body.value?.trim() ?? row.value });
    return optionOf((await findOption(db, accountId, id))!, { ...context, account });
  });
}
