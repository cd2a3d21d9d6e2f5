import { expect, it } from "vitest";
import { forEachTenant } from "./for-each-tenant.ts";

const tenants = new Map(Array.from({ length: 20 }, (_, tenant) => [tenant, [`of ${tenant}`]]));

it("work per tenant: returns all results, with at most four tenants in parallel", async () => {
  let [running, mostRunning] = [0, 0];
  const done = await forEachTenant(tenants, async (_, own) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise(setImmediate);
    running -= 1;
    return own;
  });
  expect(done.sort()).toEqual([...tenants.values()].flat().sort());
  expect(mostRunning).toBe(4);
});

it("work per tenant: finishes the other tenants, then throws the first error", async () => {
  const done: number[] = [];
  const doing = forEachTenant(tenants, async (tenant, own) => {
    if (tenant < 10) throw new Error(`${tenant} is away`);
    done.push(tenant);
    return own;
  });
  await expect(doing).rejects.toThrow("0 is away");
  expect(done).toHaveLength(10);
});

it("work per tenant: does nothing without tenants", async () => {
  expect(await forEachTenant(new Map(), () => Promise.reject(new Error("asked")))).toEqual([]);
});
