import type { Sharding } from "@frontdesk/database/distributed/sharding";

export const shardedTables: Sharding = {
  schema: "desk",
  distributed: [{ by: "key", beside: "desk.limits", tables: ["limits"] }],
  local: {
    "never read beside what is a tenant's": ["actions", "dismissed_steps", "fillings", "places"],
  },
};
