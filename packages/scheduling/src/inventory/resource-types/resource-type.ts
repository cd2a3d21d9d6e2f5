/* A resource type says if its resources are people, and which custom fields they have. A field
   only takes its options. */
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

export function typeOf(row: TypeRow): Static<typeof ResourceType> {
  const { id, name, human, custom_fields, custom_attributes } = row;
  return { id, name, human, custom_fields, custom_attributes };
}
