// The limit leaves connections to requests.
const most = 4;

/** Finishes the other tenants, then throws the first error. */
export async function forEachTenant<Tenant, Each, Result>(
  things: ReadonlyMap<Tenant, readonly Each[]>,
  work: (tenant: Tenant, own: readonly Each[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const waiting = things.entries();
  const results: Result[] = [];
  const errors: unknown[] = [];
  async function go(): Promise<void> {
    for (const [tenant, own] of waiting) {
      try {
        results.push(...(await work(tenant, own)));
      } catch (error) {
        errors.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, things.size) }, go));
  if (errors.length > 0) throw errors[0];
  return results;
}
