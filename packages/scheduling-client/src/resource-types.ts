import { collectionOf } from "./collection.ts";
import type { Channel } from "./send.ts";
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

interface Types {
  shown: ResourceType;
  listed: ResourceType;
  created: NewResourceType;
  changed: ResourceTypeChanges;
  filter: Record<never, never>;
}

interface Fields {
  shown: CustomField;
  listed: CustomField;
  created: NewCustomField;
  changed: CustomFieldChanges;
  filter: CustomFieldFilter;
}

interface Options {
  shown: CustomFieldOption;
  listed: CustomFieldOption;
  created: NewCustomFieldOption;
  changed: CustomFieldOptionChanges;
  filter: CustomFieldOptionFilter;
}

export function resourceTypesOf(channel: Channel, root: string) {
  return {
    /** Administrators change them. Deleting a type in use throws a `ConflictError`. */
    ...collectionOf<Types>(channel, `${root}/resource_types`),

    /** Custom fields; administrators change them. */
    fields: collectionOf<Fields>(channel, `${root}/custom_fields`),

    options: collectionOf<Options>(channel, `${root}/custom_field_options`),
  };
}
