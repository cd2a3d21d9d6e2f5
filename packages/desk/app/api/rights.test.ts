import { includes, levels, presets } from "@frontdesk/scheduling/core/rights";
import { describe, expect, it } from "vitest";
import type { Workspace } from "./desk.ts";
import { mayChange, mayMake } from "./rights.ts";

const workspaceWith = (rights: object) => ({ account: { rights } }) as Pick<Workspace, "account">;
const nouns = ["bookings", "clients", "projects", "resources"] as const;

describe("offered account actions", () => {
  it.each(levels)("match the service's create permissions: %s", (level) => {
    for (const noun of nouns) {
      const workspace = workspaceWith({ [noun]: level });
      expect([noun, mayMake(workspace, noun)]).toEqual([noun, includes(level, "manage_own")]);
    }
  });

  it.each([
    ["nobody's", [null], false],
    ["their own", [7], true],
    ["of them, though somebody else made it", [3, 7], true],
    ["somebody else's", [3, undefined], false],
  ] as const)("include changes of %s with the right to change own ones", (_, owners, may) => {
    const workspace = workspaceWith(presets.manager);
    expect(mayChange(workspace, "bookings", { owners, me: 7 })).toBe(may);
    expect(mayChange(workspaceWith(presets.administrator), "bookings", { owners, me: 7 })).toBe(
      true,
    );
    expect(mayChange(workspaceWith(presets.basic_user), "bookings", { owners, me: 7 })).toBe(false);
  });

  it("exclude own ones before the user loads, and everything without an account", () => {
    const nobody = { owners: [undefined], me: undefined };
    expect(mayChange(workspaceWith(presets.manager), "clients", nobody)).toBe(false);
    expect(mayMake({ account: null }, "clients")).toBe(false);
    expect(mayChange({ account: null }, "clients", nobody)).toBe(false);
  });
});
