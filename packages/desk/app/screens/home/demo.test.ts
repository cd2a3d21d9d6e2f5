import { describe, expect, it } from "vitest";
import type { Workspace } from "../../api/desk.ts";
import { isEmpty, mayFill } from "./demo.ts";

type WorkspaceParts = Parameters<typeof mayFill>[0];

const merchant = (changes: object) =>
  ({ id: "m", test: true, role: "owner", ...changes }) as Workspace["merchant"];
const account = (isOwner: boolean) => ({ id: 1, isOwner }) as Workspace["account"];

describe("demo data", () => {
  it.each<[string, boolean, WorkspaceParts]>([
    ["the owner of a test place", true, { merchant: merchant({}), account: account(true) }],
    ["the owner of a test merchant alone", true, { merchant: merchant({}), account: null }],
    ["the owner of a live one", false, { merchant: merchant({ test: false }), account: null }],
    ["a manager", false, { merchant: merchant({ role: "manager" }), account: account(true) }],
    ["who owns one half only", false, { merchant: merchant({}), account: account(false) }],
    ["an account, which is for no tests", false, { merchant: null, account: account(true) }],
  ])("is available to %s: %s", (_audience, isOffered, workspace) => {
    expect(mayFill(workspace)).toBe(isOffered);
  });

  it.each([
    [true, { booking: false, payment: false }],
    [true, { booking: undefined, payment: false }],
    [false, { booking: undefined, payment: undefined }],
    [false, { booking: true, payment: false }],
    [false, { booking: false, payment: true }],
  ])("is available for an empty workspace: %s", (is, begun) => {
    expect(isEmpty(begun)).toBe(is);
  });
});
