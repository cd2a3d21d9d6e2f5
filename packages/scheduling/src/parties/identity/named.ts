/* A URL id never changes its account, so each process caches the number. The number reaches the
   right shard. */
import type { Context } from "../../core/context.ts";
import { type CalledAccount, findAccountId } from "./store.ts";

const most = 100_000;

export async function namedBy(context: Context, name: string): Promise<CalledAccount> {
  // A URL id begins with a letter.
  return /^\d{1,15}$/.test(name) ? { id: Number(name) } : await namedByUrlId(context, name);
}

export async function namedByUrlId(context: Context, subdomain: string): Promise<CalledAccount> {
  const { accountIds } = context;
  const id = accountIds.get(subdomain) ?? (await findAccountId(context.db, subdomain));
  if (id !== undefined && accountIds.size < most) accountIds.set(subdomain, id);
  return { id, subdomain };
}

export function forgetNamed({ accountIds }: Context, { subdomain }: CalledAccount): void {
  if (subdomain !== undefined) accountIds.delete(subdomain);
}
