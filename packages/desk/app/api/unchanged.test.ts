import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { checkUnchanged } from "./unchanged.ts";

const queryKey = ["shop"];

function check(queries: QueryClient, read: () => Promise<{ name: string }>) {
  const query = { queryKey, queryFn: read, retry: false };
  return checkUnchanged(queries, { query, seen: "Corner", part: ({ name }) => name });
}

describe("check before a save", () => {
  it("passes the state that the page shows, and refuses another as stale", async () => {
    const queries = new QueryClient();
    await check(queries, async () => ({ name: "Corner" }));
    await expect(check(queries, async () => ({ name: "Other" }))).rejects.toMatchObject({
      status: 412,
    });
  });

  it("does not trust a read that began before", async () => {
    const queries = new QueryClient();
    const slow = Promise.withResolvers<{ name: string }>();
    const before = queries.fetchQuery({ queryKey, queryFn: () => slow.promise, retry: false });
    before.catch(() => {});
    const checked = check(queries, async () => ({ name: "Other" }));
    slow.resolve({ name: "Corner" });
    await expect(checked).rejects.toMatchObject({ status: 412 });
  });

  it.each([
    ["a lost response", new Error("lost")],
    ["a response of a proxy", Object.assign(new Error(), { status: 503 })],
  ])("calls the service unavailable after %s: it sent no change", async (_what, error) => {
    const checked = check(new QueryClient(), () => Promise.reject(error));
    await expect(checked).rejects.toMatchObject({ code: "service_away" });
  });

  it("keeps the reason of the service", async () => {
    const refusal = Object.assign(new Error("No right"), { status: 403, code: "role_needed" });
    const checked = check(new QueryClient(), () => Promise.reject(refusal));
    await expect(checked).rejects.toBe(refusal);
  });
});
