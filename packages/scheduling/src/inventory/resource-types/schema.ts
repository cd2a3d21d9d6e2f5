import { Type } from "typebox";

export const Option = Type.Object({ id: Type.Integer(), value: Type.String() });

const field = {
  id: Type.Integer(),
  name: Type.String(),
  required: Type.Boolean({ description: "True if every resource needs a value" }),
  custom_field_options: Type.Array(Option),
};

export const ResourceType = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  human: Type.Boolean({ description: "True for people" }),
  custom_fields: Type.Array(Type.Object(field)),
  custom_attributes: Type.Array(Type.String(), {
    description: "The built-in fields of its resources: phone, capacity, registration_number",
  }),
});

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Name = Type.String({ minLength: 1, maxLength: 255, "x-text": "name", pattern: "\\S" });

export const NewResourceType = Type.Object({
  name: Name,
  human: Type.Optional(Type.Boolean({ description: "True for people" })),
  custom_attributes: Type.Optional(
    Type.Array(Type.Enum(["phone", "capacity", "registration_number"]), {
      maxItems: 3,
      uniqueItems: true,
    }),
  ),
});

export const ChangedResourceType = Type.Object({ name: Type.Optional(Name) });

export const CustomField = Type.Object({
  ...field,
  resource_type_id: Type.Integer(),
  url: Type.String(),
});

export const NewCustomField = Type.Object({
  resource_type_id: Id,
  name: Name,
  required: Type.Optional(Type.Boolean()),
});

export const ChangedCustomField = Type.Partial(Type.Omit(NewCustomField, ["resource_type_id"]));

export const CustomFieldOption = Type.Object({
  id: Type.Integer(),
  value: Type.String(),
  custom_field_id: Type.Integer(),
  url: Type.String(),
});

export const NewCustomFieldOption = Type.Object({ custom_field_id: Id, value: Name });

export const ChangedCustomFieldOption = Type.Partial(
  Type.Omit(NewCustomFieldOption, ["custom_field_id"]),
);
