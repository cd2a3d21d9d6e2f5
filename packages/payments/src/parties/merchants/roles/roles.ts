/* Routes name a permission; only this table decides. */

export const roles = ["owner", "manager", "support", "accountant", "viewer"] as const;
export type Role = (typeof roles)[number];

/** Always, with a recent second factor, within the refund limit, or for users of lower roles. */
export type Route = "freely" | "proved" | "limited" | "below";

interface Row {
  words: string;
  ways: Partial<Record<Role, Route>>;
}

const byBoth = { owner: "freely", manager: "freely" } as const;
const provedByBoth = { owner: "proved", manager: "proved" } as const;
const bySupportToo = { ...byBoth, support: "freely" } as const;

export const actions = {
  see: {
    words: "see payments, links, disputes, balance",
    ways: { ...bySupportToo, accountant: "freely", viewer: "freely" },
  },
  handle: { words: "capture, void, answer disputes, make links", ways: bySupportToo },
  refund: { words: "refund", ways: { ...byBoth, support: "limited" } },
  cards: { words: "charge or delete a saved card", ways: byBoth },
  export: { words: "export, statements", ways: { ...byBoth, accountant: "freely" } },
  profile: { words: "profile, branding, webhooks", ways: byBoth },
  keys: { words: "apps and keys", ways: provedByBoth },
  team: { words: "team", ways: { owner: "proved", manager: "below" } },
  owners: { words: "owners, bank account", ways: { owner: "proved" } },
} as const satisfies Record<string, Row>;
export type RoleAct = keyof typeof actions;

export function pathOf(act: RoleAct, role: Role): Route | undefined {
  const { ways }: Row = actions[act];
  return ways[role];
}

export function rolesFor(act: RoleAct): Role[] {
  return roles.filter((role) => pathOf(act, role) !== undefined);
}

export function isBelow(role: Role, other: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(other);
}
