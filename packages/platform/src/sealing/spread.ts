import type { Spread } from "@frontdesk/database/distributed/spread";

export const spread: Spread = {
  schema: "sealing",
  local: {
    "never read beside what is a tenant's": ["columns", "keys", "processes", "state"],
  },
};
