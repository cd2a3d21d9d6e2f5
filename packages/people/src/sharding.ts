import type { Sharding } from "@frontdesk/database/distributed/sharding";

export const shardedTables: Sharding = {
  schema: "people",
  reference: { "read beside the memberships of an account": ["persons"] },
  local: {
    "never read beside what is a tenant's": [
      "address_changes",
      "attendants",
      "backup_codes",
      "ended_factors",
      "guesses",
      "installation",
      "invitations",
      "lost_factors",
      "operators",
      "passwords",
      "proofs",
      "second_factors",
      "sessions",
      "tidings",
    ],
  },
};
