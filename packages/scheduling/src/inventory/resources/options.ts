import type { Problem } from "@frontdesk/server/refusal";
import type { FieldRow } from "../resource-types/resource-type.ts";
import { resourceRefusals as refusals } from "./refusals.ts";

export function readOptions(
  inputs: readonly number[],
  fields: readonly FieldRow[],
  problems: Problem[],
): number[] {
  const ids = new Set(inputs);
  const existing = new Set(fields.flatMap((each) => each.custom_field_options.map(({ id }) => id)));
  for (const id of ids) {
    if (!existing.has(id)) problems.push(refusals.otherOption(id));
  }
  for (const { required, name, custom_field_options: options } of fields) {
    if (!required || options.length === 0 || options.some(({ id }) => ids.has(id))) continue;
    problems.push(refusals.optionNeeded(name));
  }
  return [...ids];
}
