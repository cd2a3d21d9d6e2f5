import { describe, expect, it } from "vitest";
import { type NeedsInput, needsOf, unplannedYear } from "./needs.ts";

const nothing: NeedsInput = {
  first: [],
  disputes: [],
  waiting: 0,
  holidays: undefined,
  requests: 0,
  attention: [],
  webhooks: [],
  hooks: [],
  users: [],
  members: [],
};
const needs = (existing: Partial<NeedsInput>) => needsOf({ ...nothing, ...existing });

describe("open tasks on Home", () => {
  it("are empty for a workspace without any", () => {
    expect(needs({})).toEqual([]);
  });

  it("propose the holidays of the next year from October on", () => {
    const [own, next] = [{ from: "2026-12-25" }, { from: "2027-01-01" }];
    expect(unplannedYear("2026-10-01", [own])).toBe(2027);
    expect(unplannedYear("2026-09-30", [own])).toBeUndefined();
    expect(unplannedYear("2026-11-01", [])).toBeUndefined();
    expect(unplannedYear("2026-11-01", [own, next])).toBeUndefined();
    expect(needs({ holidays: 2027 })).toEqual([{ kind: "holidays", year: 2027 }]);
  });

  it("show the dispute with the earliest due date, before other tasks", () => {
    const disputes = [{ due: "2026-03-09T10:00:00Z" }, { due: "2026-03-06T10:00:00Z" }];
    expect(needs({ disputes, waiting: 2 })).toEqual([
      { kind: "disputes", count: 2, due: "2026-03-06T10:00:00Z" },
      { kind: "waiting", count: 2 },
    ]);
  });

  it("put requests first, then appointments with a problem, then disputes", () => {
    const attention = ["displaced", "payment", "displaced"] as const;
    const disputes = [{ due: "2026-03-06T10:00:00Z" }];
    expect(needs({ requests: 4, attention, disputes }).map(({ kind }) => kind)).toEqual([
      "requests",
      "displaced",
      "unsettled",
      "disputes",
    ]);
    expect(needs({ requests: 3 })).toEqual([]);
    expect(needs({ attention })).toEqual([
      { kind: "displaced", count: 2 },
      { kind: "unsettled", count: 1 },
    ]);
  });

  it("include disabled webhooks and those with a last failure, but no paused ones", () => {
    const [early, late] = ["2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z"];
    const webhooks = [
      { state: "disabled", lastSuccess: null, lastFailure: late },
      { state: "active", lastSuccess: early, lastFailure: late },
      { state: "active", lastSuccess: null, lastFailure: early },
      { state: "active", lastSuccess: late, lastFailure: early },
      { state: "paused", lastSuccess: null, lastFailure: late },
      { state: "active", lastSuccess: null, lastFailure: null },
    ] as const;
    expect(needs({ webhooks })).toEqual([{ kind: "webhooks", count: 3 }]);
  });

  it("include failing and ownerless account webhooks, next to merchant webhooks", () => {
    const left = { paused: true, paused_reason: "maker_left" } as const;
    const own = { paused: false, paused_reason: null } as const;
    const hooks = [
      { ...own, status: "retrying" },
      { ...own, status: "failed" },
      { ...left, status: "success" },
      { ...own, status: "success" },
      { ...own, status: "ready" },
      { ...own, paused: true, status: "failed" },
    ] as const;
    const webhooks = [{ state: "disabled", lastSuccess: null, lastFailure: null }] as const;
    expect(needs({ hooks })).toEqual([{ kind: "webhooks", count: 3 }]);
    expect(needs({ hooks, webhooks })).toEqual([{ kind: "webhooks", count: 4 }]);
  });

  it("show an invitation once for a person invited to account and merchant", () => {
    const users = [{ email: "a@example.com" }, { email: "b@example.com", name: "Bo" }];
    const members = [
      { email: "a@example.com", activation_state: "pending" },
      { email: "c@example.com", activation_state: "pending" },
      { email: "b@example.com", activation_state: "active" },
    ] as NeedsInput["members"];
    expect(needs({ users, members })).toEqual([{ kind: "invitations", count: 2 }]);
  });

  it("start with the requirements of a live merchant", () => {
    const kinds = needs({ first: ["approval", "second_factor"] }).map(({ kind }) => kind);
    expect(kinds).toEqual(["secondFactor", "approval"]);
  });
});
