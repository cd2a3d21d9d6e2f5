import type { Api } from "./api.ts";
import { collectionOf, type Noun } from "./collection.ts";
import type {
  CustomField,
  CustomFieldChanges,
  CustomFieldFilter,
  CustomFieldOption,
  CustomFieldOptionChanges,
  CustomFieldOptionFilter,
  NewCustomField,
  NewCustomFieldOption,
  NewResourceType,
  ResourceType,
  ResourceTypeChanges,
} from "./types/resources.ts";

type None = Record<never, never>;
type Types = Noun<ResourceType, NewResourceType, ResourceTypeChanges, None, ResourceType>;
type Fields = Noun<CustomField, NewCustomField, CustomFieldChanges, CustomFieldFilter, CustomField>;
type Options = Noun<
  CustomFieldOption,
  NewCustomFieldOption,
  CustomFieldOptionChanges,
  CustomFieldOptionFilter,
  CustomFieldOption
>;

export function resourceTypesOf(api: Api, root: string) {
  return {
    /** Administrators change them. Deleting a type in use throws a `ConflictError`. */
    ...collectionOf<Types>(api, `${root}/resource_types`),

    /** Custom fields; administrators change them. */
    fields: collectionOf<Fields>(api, `${root}/custom_fields`),

    options: collectionOf<Options>(api, `${root}/custom_field_options`),
  };
}
