// Why types of resources and their custom fields are not changed, in the order of the checks.
import { catalogue, changedSince, missing, notFound } from "../../ground/refusals.ts";

export const typeRefusals = catalogue({
  notFound,
  changedSince,
  inUse: {
    status: 409,
    message: "Resources are of this type, or were",
    when: "A resource is of the type, or was before it was deleted",
  },
});

export const fieldRefusals = catalogue({
  notFound,
  goneType: missing("resource_type_id"),
  changedSince,
  taken: {
    field: "name",
    message: "is that of another field of the type",
    when: "Another field of the type has it",
  },
});

export const optionRefusals = catalogue({
  notFound,
  goneField: missing("custom_field_id"),
  changedSince,
  taken: {
    field: "value",
    message: "is an option of the field already",
    when: "The field has this option already",
  },
});
