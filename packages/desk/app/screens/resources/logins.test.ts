import { describe, expect, it } from "vitest";
import { memberMia } from "../../../test/sample-team.ts";
import type { StudioUser } from "../../api/team.ts";
import { teamOf } from "../../api/team.ts";
import { freeLogins, proposedLogin } from "./logins.ts";

const user = (id: number, fields: Partial<StudioUser> = {}): StudioUser => ({
  ...memberMia,
  id,
  email: `user${id}@example.com`,
  last_name: `Number ${id}`,
  ...fields,
});

const logins = (...users: StudioUser[]) => freeLogins(teamOf([], users), []);
const mia = { name: "Mia Holm", email: "mia@example.com" };

describe("logins without a calendar", () => {
  it("are members of the account that no calendar names", () => {
    const team = teamOf(
      [{ id: "a", email: "shop@example.com", role: "viewer" }],
      [user(1), user(2)],
    );
    const free = freeLogins(team, [{ user_id: 1 }, { user_id: null }]);
    expect(free.map(({ studio }) => studio.id)).toEqual([2]);
  });
});

describe("proposed login of a calendar", () => {
  it("has the same address, in any case", () => {
    const all = logins(user(1), user(2, { email: "MIA@example.com" }));
    expect(proposedLogin(mia, all)?.studio.id).toBe(2);
  });

  it("has the same name, with any spaces", () => {
    const all = logins(user(1), user(2, { first_name: "mia ", last_name: " HOLM" }));
    expect(proposedLogin({ ...mia, email: null }, all)?.studio.id).toBe(2);
  });

  it("prefers the address to the name", () => {
    const named = user(1, { first_name: "Mia", last_name: "Holm" });
    const all = logins(named, user(2, { email: mia.email }));
    expect(proposedLogin(mia, all)?.studio.id).toBe(2);
  });

  it("is missing for two equal names, for invited people's names and without a match", () => {
    const named = { first_name: "Mia", last_name: "Holm" };
    expect(proposedLogin(mia, logins(user(1, named), user(2, named)))).toBeUndefined();
    const invited = user(1, { ...named, activation_state: "pending" });
    expect(proposedLogin(mia, logins(invited))).toBeUndefined();
    expect(proposedLogin(mia, logins(user(1)))).toBeUndefined();
  });
});
