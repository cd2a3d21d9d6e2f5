import { catalogue, changedSince, missing, notFound } from "../../core/refusals.ts";

export const typeRefusals = catalogue({
  notFound,
  changedSince,
  inUse: {
    status: 409,
    message: "Resources use or used this type",
    when: "Resources use the type, or used it before deletion",
  },
});

export const fieldRefusals = catalogue({
  notFound,
  goneType: missing("resource_type_id"),
  changedSince,
  taken: {
    field: "name",
    message: "belongs to another field of the type",
    when: "Another field of the type has this name",
  },
});

export const optionRefusals = catalogue({
  notFound,
  goneField: missing("custom_field_id"),
  changedSince,
  taken: {
    field: "value",
    message: "is already an option of the field",
    when: "The field already has this option",
  },
});
