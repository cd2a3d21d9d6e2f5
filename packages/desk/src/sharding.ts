import type { Spread } from "@frontdesk/database/distributed/sharding";

/** Where the tables of the desk lie in a database that is spread over machines. */
export const spread: Spread = {
  schema: "desk",
  distributed: [{ by: "key", beside: "desk.limits", tables: ["limits"] }],
  local: { "never read beside what is a tenant's": ["actions", "fillings", "places"] },
};
