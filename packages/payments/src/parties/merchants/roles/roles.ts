/*
 * What the users of a merchant may do by their roles. This table is what refuses: routes name an
 * act, and nobody may do what is not said here.
 */

export const roles = ["owner", "manager", "support", "accountant", "viewer"] as const;
export type Role = (typeof roles)[number];

/**
 * How a role may do an act: as it likes, with a second factor proved just now, only refunds within
 * the merchant's limit, or only to users of lower roles than its own.
 */
export type Way = "freely" | "proved" | "limited" | "below";

interface Row {
  words: string;
  ways: Partial<Record<Role, Way>>;
}

const ownerAndManager = { owner: "freely", manager: "freely" } as const;
const provedByBoth = { owner: "proved", manager: "proved" } as const;
const bySupportToo = { ...ownerAndManager, support: "freely" } as const;

export const acts = {
  see: {
    words: "see payments, links, disputes, balance",
    ways: { ...bySupportToo, accountant: "freely", viewer: "freely" },
  },
  handle: { words: "capture, void, answer disputes, make links", ways: bySupportToo },
  refund: { words: "refund", ways: { ...ownerAndManager, support: "limited" } },
  cards: { words: "charge or delete a saved card", ways: ownerAndManager },
  export: { words: "export, statements", ways: { ...ownerAndManager, accountant: "freely" } },
  profile: { words: "profile, branding, webhooks", ways: ownerAndManager },
  keys: { words: "apps and keys", ways: provedByBoth },
  team: { words: "team", ways: { owner: "proved", manager: "below" } },
  owners: { words: "owners, bank account", ways: { owner: "proved" } },
} as const satisfies Record<string, Row>;
export type Act = keyof typeof acts;

/** How a role may do an act; undefined where it may not. */
export function wayOf(act: Act, role: Role): Way | undefined {
  const { ways }: Row = acts[act];
  return ways[role];
}

/** The roles that may do an act, highest first. */
export function rolesFor(act: Act): Role[] {
  return roles.filter((role) => wayOf(act, role) !== undefined);
}

/** Whether a role may do less than another. */
export function isBelow(role: Role, other: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(other);
}
