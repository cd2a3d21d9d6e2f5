/*
 * By the API's own names. Dates are `YYYY-MM-DD`, moments ISO 8601 in UTC, times of day minutes
 * from midnight in the zone of the resource, durations minutes.
 */
import type { Named } from "./accounts.ts";

/** A kind of resource. */
export interface ResourceType {
  id: number;
  name: string;
  /** Whether resources of it are people. */
  human: boolean;
  custom_fields: {
    id: number;
    name: string;
    required: boolean;
    custom_field_options: { id: number; value: string }[];
  }[];
  /** Which of phone, capacity and registration_number its resources have. */
  custom_attributes: string[];
}

export interface CustomField {
  id: number;
  name: string;
  required: boolean;
  custom_field_options: { id: number; value: string }[];
  resource_type_id: number;
  url: string;
}

export interface CustomFieldOption {
  id: number;
  value: string;
  custom_field_id: number;
  url: string;
}

/** A resource in a list. */
export interface ListedResource {
  id: number;
  color: string;
  name: string;
  updated_at: string;
  url: string;
  resource_type: Named;
  /** The offset is minutes from UTC, without daylight saving time. */
  timezone: { name: string; offset: number };
}

/** What can be booked: a person, a room, a vehicle, anything. */
export interface Resource {
  id: number;
  color: string;
  name: string;
  updated_at: string;
  url: string;
  resource_type: Named;
  human: boolean;
  archived: boolean;
  bookable: boolean;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  image: string | null;
  job_title: string | null;
  notes: string | null;
  /** Whom it stands for. */
  user_id: number | null;
  creator_id: number | null;
  created_at: string;
  account: Named;
  /** The current offset is that of the clocks now. */
  timezone: { name: string; offset: number; current_offset: number; iana: string };
  available_periods: {
    /** 0 is Sunday, 6 is Saturday. */
    week_day: number;
    week_day_name: string;
    start_time: number;
    end_time: number;
    /** Both inclusive; null is without an end. */
    valid_from: string | null;
    valid_until: string | null;
  }[];
  /** The name is that of the field. */
  selected_custom_field_options: { id: number; value: string; name: string }[];
  custom_attributes: {
    phone?: string | null;
    capacity?: number | null;
    registration_number?: string | null;
  };
}

/** Availability of some days, besides the weekly one. */
export interface CustomPeriod {
  id: number;
  resource_id: number;
  start_date: string;
  end_date: string;
  start_time: number;
  end_time: number;
  created_at: string;
}

/** A custom field of a resource type to be made. */
export interface NewCustomField {
  resource_type_id: number;
  name: string;
  required?: boolean;
}

export type CustomFieldChanges = Partial<Pick<NewCustomField, "name" | "required">>;

/** A value that a custom field may have, to be made. */
export interface NewCustomFieldOption {
  custom_field_id: number;
  value: string;
}

export type CustomFieldOptionChanges = Partial<Pick<NewCustomFieldOption, "value">>;

/** A resource to be made; a person has a first and a last name, anything else a name. */
export interface NewResource extends ResourceChanges {
  resource_type_id: number;
}

/** Only what is given changes. */
export interface ResourceChanges {
  name?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
  phone?: string | null;
  job_title?: string | null;
  /** Invites the person to the account; administrators only. */
  invite?: boolean;
  /** Of rooms. */
  capacity?: number | null;
  /** Of vehicles. */
  registration_number?: string | null;
  /** `#RRGGBB`, with or without the `#`. */
  color?: string | null;
  notes?: string | null;
  bookable?: boolean;
  archived?: boolean;
  /** Of a new resource only: `changeAvailability` changes it. */
  timezone?: string | null;
  /** All options of custom fields that it has. */
  custom_field_option_ids?: number[] | null;
}

export interface ResourceFilter {
  ids?: readonly number[];
}

/** What becomes of bookings that no longer fit; without either they refuse the change. */
export interface Fate {
  /** Their days that clash wait. */
  allow_waiting?: boolean;
  /** Their days that clash are deleted, but past ones wait. */
  delete_invalid_bookings?: boolean;
}

/** A change of the hours from a date on, of the zone, or of both. */
export interface NewAvailability extends Fate {
  date: string;
  /** The whole week; other days are closed. 0 is Sunday. */
  available_periods?: { week_day: number; start_time: number; end_time: number }[];
  timezone?: string;
}

export interface NewCustomPeriod extends Fate {
  start_date: string;
  /** The same day when not given. */
  end_date?: string;
  start_time: number;
  end_time: number;
}
