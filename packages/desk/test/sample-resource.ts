import type { Resource } from "@frontdesk/scheduling-client/types/resources";

export const chair: Resource = {
  id: 1,
  name: "Chair",
  color: "#7A5230",
  url: "http://127.0.0.1/v1/studio/resources/1",
  resource_type: { id: 1, name: "Room", url: "http://127.0.0.1/v1/studio/resource_types/1" },
  human: false,
  archived: false,
  bookable: true,
  position: null,
  inherits_hours: false,
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  image: null,
  job_title: null,
  notes: null,
  notices: "each",
  user_id: null,
  creator_id: 1,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
  account: { id: 1, name: "Studio", url: "http://127.0.0.1/v1/accounts/studio" },
  timezone: { name: "Copenhagen", offset: 60, current_offset: 60, iana: "Europe/Copenhagen" },
  available_periods: [
    {
      week_day: 1,
      week_day_name: "Monday",
      start_time: 540,
      end_time: 1020,
      valid_from: null,
      valid_until: null,
    },
  ],
  selected_custom_field_options: [],
  custom_attributes: {},
};

export const resourceType = {
  id: 1,
  name: "Room",
  human: false,
  custom_fields: [],
  custom_attributes: [],
};

export const mia: Resource = {
  ...chair,
  id: 2,
  name: "Mia Holm",
  first_name: "Mia",
  last_name: "Holm",
  email: "mia@example.com",
  human: true,
  resource_type: { id: 2, name: "Person", url: "http://127.0.0.1/v1/studio/resource_types/2" },
};

export const personType = { ...resourceType, id: 2, name: "Person", human: true };
