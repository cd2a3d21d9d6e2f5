/*
 * A resource type says what resources of it are: people or not, and which custom fields they have.
 * The options of a field are the only values it may have.
 */
import type { Static } from "typebox";
import type { ResourceType } from "./schema.ts";

export interface OptionRow {
  id: number;
  value: string;
}

export interface FieldRow {
  id: number;
  name: string;
  required: boolean;
  custom_field_options: OptionRow[];
}

export type Attribute = "phone" | "capacity" | "registration_number";

export interface TypeRow {
  id: number;
  name: string;
  human: boolean;
  custom_attributes: Attribute[];
  custom_fields: FieldRow[];
}

/** The types that every account begins with. */
export const firstTypes: readonly NewType[] = [
  { name: "Person", isHuman: true, attributes: ["phone"] },
  { name: "Meeting Room", isHuman: false, attributes: ["capacity"] },
  { name: "Vehicle", isHuman: false, attributes: ["registration_number"] },
  { name: "Conference Call Line", isHuman: false, attributes: [] },
  { name: "Miscellaneous", isHuman: false, attributes: [] },
];

export interface NewType {
  name: string;
  isHuman: boolean;
  attributes: readonly Attribute[];
}

/** A type as the API shows it. */
export function typeOf(row: TypeRow): Static<typeof ResourceType> {
  const { id, name, human, custom_fields, custom_attributes } = row;
  return { id, name, human, custom_fields, custom_attributes };
}
