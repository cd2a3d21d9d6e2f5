import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { collectionOf } from "./collection.ts";
import { createList, type List, type ListOptions } from "./list.ts";
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
  ResourceType,
} from "./types/resources.ts";

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

/** Kinds of resources in the account at a root. */
export function resourceTypesOf(channel: Channel, root: string) {
  return {
    list(options?: ListOptions): List<ResourceType> {
      return createList(channel, `${root}/resource_types`, options);
    },

    async get(id: number, options?: CallOptions): Promise<ResourceType> {
      const type = root + path`/resource_types/${id}`;
      return await channel.ask({ method: "GET", path: type, options });
    },

    /** Custom fields; administrators change them. */
    fields: collectionOf<Fields>(channel, `${root}/custom_fields`),

    /** The values that custom fields may have. */
    options: collectionOf<Options>(channel, `${root}/custom_field_options`),
  };
}
