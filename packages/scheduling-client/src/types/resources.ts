/*
 * By the API's own names. Dates are `YYYY-MM-DD`, moments ISO 8601 in UTC, times of day minutes
 * from midnight in the zone of the resource, durations minutes.
 */
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import type { Narrowing, Present } from "./changes.ts";
import type { FilterOf } from "./filters.ts";

/** A kind of resource. */
export type ResourceType = AnswerOf<"getResourceType">;

/** A kind of resource to be made; its custom fields are added to it. */
export type NewResourceType = BodyOf<"createResourceType">;

export type ResourceTypeChanges = BodyOf<"updateResourceType">;

export type CustomField = AnswerOf<"getCustomField">;

export type CustomFieldFilter = FilterOf<"listCustomFields">;

/** A custom field of a resource type to be made. */
export type NewCustomField = BodyOf<"createCustomField">;

export type CustomFieldChanges = BodyOf<"updateCustomField">;

export type CustomFieldOption = AnswerOf<"getCustomFieldOption">;

export type CustomFieldOptionFilter = FilterOf<"listCustomFieldOptions">;

/** A value that a custom field may have, to be made. */
export type NewCustomFieldOption = BodyOf<"createCustomFieldOption">;

export type CustomFieldOptionChanges = BodyOf<"updateCustomFieldOption">;

/** A resource in a list. */
export type ListedResource = Present<AnswerOf<"listResources">[number]>;

/** What can be booked: a person, a room, a vehicle, anything. */
export type Resource = AnswerOf<"getResource">;

/** A resource to be made; a person has a first and a last name, anything else a name. */
export type NewResource = BodyOf<"createResource">;

/** Only what is given changes; `changeAvailability` changes the zone. */
export type ResourceChanges = Omit<BodyOf<"updateResource">, "resource_type_id">;

export type ResourceFilter = Narrowing<FilterOf<"listResources">>;

/** Availability of some days, besides the weekly one. */
export type CustomPeriod = AnswerOf<"listResourceCustomAvailablePeriods">[number];

export type NewCustomPeriod = BodyOf<"createResourceCustomAvailablePeriod">;

/** A change of the hours from a date on, of the zone, or of both. */
export type NewAvailability = BodyOf<"createResourceAvailability">;

/** What becomes of bookings that no longer fit; without either they refuse the change. */
export type Fate = QueryOf<"deleteResourceCustomAvailablePeriod">;
