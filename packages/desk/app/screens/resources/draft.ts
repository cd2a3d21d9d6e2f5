import type {
  NewResource,
  Resource,
  ResourceType,
} from "@frontdesk/scheduling-client/types/resources";

export interface ResourceDraft {
  typeId: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  job: string;
  phone: string;
  capacity: string;
  registration: string;
  notes: string;
  /** If the value is empty, the service picks a colour. */
  color: string;
  isBookable: boolean;
  /** For people: about their appointments. */
  getsMails: boolean;
  optionIds: readonly number[];
}

export const emptyResource: ResourceDraft = {
  typeId: "",
  name: "",
  firstName: "",
  lastName: "",
  email: "",
  job: "",
  phone: "",
  capacity: "",
  registration: "",
  notes: "",
  color: "",
  isBookable: true,
  getsMails: true,
  optionIds: [],
};

export function resourceDraftOf(resource: Resource): ResourceDraft {
  const { resource_type: type, custom_attributes: attributes } = resource;
  return {
    typeId: String(type.id),
    name: resource.human ? "" : resource.name,
    firstName: resource.first_name ?? "",
    lastName: resource.last_name ?? "",
    email: resource.email ?? "",
    job: resource.job_title ?? "",
    phone: attributes.phone ?? resource.phone ?? "",
    capacity: attributes.capacity?.toString() ?? "",
    registration: attributes.registration_number ?? "",
    notes: resource.notes ?? "",
    color: resource.color,
    isBookable: resource.bookable,
    getsMails: resource.notices !== "none",
    optionIds: resource.selected_custom_field_options.map(({ id }) => id),
  };
}

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

export function resourceOf(
  draft: ResourceDraft,
  { id, human, custom_attributes: has }: Pick<ResourceType, "id" | "human" | "custom_attributes">,
): NewResource {
  return {
    resource_type_id: id,
    ...(human
      ? {
          first_name: orNull(draft.firstName),
          last_name: orNull(draft.lastName),
          email: orNull(draft.email),
          job_title: orNull(draft.job),
          notices: draft.getsMails ? ("each" as const) : ("none" as const),
        }
      : { name: draft.name }),
    ...((human || has.includes("phone")) && { phone: orNull(draft.phone) }),
    ...(has.includes("capacity") && {
      capacity: draft.capacity === "" ? null : Number(draft.capacity),
    }),
    ...(has.includes("registration_number") && {
      registration_number: orNull(draft.registration),
    }),
    notes: orNull(draft.notes),
    bookable: draft.isBookable,
    custom_field_option_ids: [...draft.optionIds],
    ...(draft.color !== "" && { color: draft.color }),
  };
}

export function withOption(
  chosen: readonly number[],
  field: Pick<ResourceType["custom_fields"][number], "custom_field_options">,
  id: number | undefined,
): number[] {
  const own = new Set(field.custom_field_options.map((option) => option.id));
  const others = chosen.filter((one) => !own.has(one));
  return id === undefined ? others : [...others, id];
}
