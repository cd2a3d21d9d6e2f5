import type { Spread } from "@frontdesk/database/distributed/spread";

/** Where the tables of sealing lie in a database that is spread over machines. */
export const spread: Spread = {
  schema: "sealing",
  local: {
    "never read beside what is a tenant's": ["columns", "keys", "processes", "state"],
  },
};
