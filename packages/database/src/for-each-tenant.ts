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

/** A row written between read and lock has another ctid, so it is looked up again. */
export async function retryMissed<Each extends { id: unknown }, Done extends { id: unknown }>(
  own: readonly Each[],
  work: (own: readonly Each[]) => Promise<Done[]>,
): Promise<Done[]> {
  const done = await work(own);
  const ids = new Set(done.map(({ id }) => id));
  const left = own.filter(({ id }) => !ids.has(id));
  return left.length === 0 ? done : [...done, ...(await work(left))];
}
