import type { Spread } from "@frontdesk/database/distributed/sharding";

export const spread: Spread = {
  schema: "sealing",
  local: {
    "never read beside what is a tenant's": ["columns", "keys", "processes", "state"],
  },
};
