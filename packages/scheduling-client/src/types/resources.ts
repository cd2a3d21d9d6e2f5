/* Units as in `bookings.ts`. */
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import type { Narrowing, Present } from "./changes.ts";
import type { FilterOf } from "./filters.ts";

export type ResourceType = AnswerOf<"getResourceType">;

/** A type with its custom fields. */
export type NewResourceType = BodyOf<"createResourceType">;

export type ResourceTypeChanges = BodyOf<"updateResourceType">;

export type CustomField = AnswerOf<"getCustomField">;

export type CustomFieldFilter = FilterOf<"listCustomFields">;

export type NewCustomField = BodyOf<"createCustomField">;

export type CustomFieldChanges = BodyOf<"updateCustomField">;

export type CustomFieldOption = AnswerOf<"getCustomFieldOption">;

export type CustomFieldOptionFilter = FilterOf<"listCustomFieldOptions">;

export type NewCustomFieldOption = BodyOf<"createCustomFieldOption">;

export type CustomFieldOptionChanges = BodyOf<"updateCustomFieldOption">;

export type ListedResource = Present<AnswerOf<"listResources">[number]>;

/** A bookable person, room, vehicle or other thing. */
export type Resource = AnswerOf<"getResource">;

/** A person has a first and last name, others a name. */
export type NewResource = BodyOf<"createResource">;

/** Absent fields stay unchanged; `changeAvailability` changes the zone. */
export type ResourceChanges = Omit<BodyOf<"updateResource">, "resource_type_id">;

export type ResourceFilter = Narrowing<FilterOf<"listResources">>;

/** Hours of single days, in addition to the week. */
export type CustomPeriod = AnswerOf<"listResourceCustomAvailablePeriods">[number];

export type NewCustomPeriod = BodyOf<"createResourceCustomAvailablePeriod">;

/** New week from a date on, new zone, or both. */
export type NewAvailability = BodyOf<"createResourceAvailability">;

/** Fate of clashing bookings; without either flag they refuse the change. */
export type Fate = QueryOf<"deleteResourceCustomAvailablePeriod">;
