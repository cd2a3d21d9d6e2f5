import type { Sharding } from "@frontdesk/database/distributed/sharding";

export const sharded: Sharding = {
  schema: "sealing",
  local: {
    "never read beside what is a tenant's": ["columns", "keys", "processes", "state"],
  },
};
