// At once, so that those who wait for an answer find a connection.
const most = 4;

/**
 * Does what has to be done of things of many tenants, one tenant after the other and a few at once;
 * gives all that came of it. Where some fail, all others are done before the first of these errors
 * is thrown.
 */
export async function tenantByTenant<Tenant, Each, Result>(
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
