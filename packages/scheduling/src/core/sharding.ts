import type { Sharding } from "@frontdesk/database/distributed/sharding";

export const schedulingTables: Sharding = {
  schema: "scheduling",
  distributed: [
    {
      by: "account_id",
      beside: "scheduling.memberships",
      tables: [
        ...["audit_entries", "availability_periods", "booking_durations", "bookings", "clients"],
        ...["custom_field_options", "custom_fields", "custom_periods", "downtime_resources"],
        ...["downtime_types", "downtimes", "feeds", "idempotency", "memberships", "payloads"],
        ...["projects", "resource_days", "resource_options", "resource_types", "resources"],
        ...["webhooks", "services", "booking_pages", "sessions", "booking_news", "appointments"],
        ...["notices", "connections", "deposits", "charges"],
      ],
    },
    { by: "key", beside: "scheduling.limits", tables: ["limits"] },
  ],
  reference: {
    "read beside memberships, to know a caller": ["accounts", "users"],
    "callers are known by it before an account is": [
      ...["access_tokens", "applications", "grants", "personal_tokens"],
    ],
    "written in one statement with those": ["authorization_codes", "refresh_tokens"],
  },
  local: {
    "never read beside what is an account's": ["operator_actions", "used_continuations"],
  },
};
