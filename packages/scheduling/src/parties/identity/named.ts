/*
 * A statement that names the account by its number goes to where the account is. A URL id is one
 * account's for good, so that its number is asked for once in a process.
 */
import type { Context } from "../../ground/context.ts";
import { type CalledAccount, findAccountId } from "./store.ts";

const most = 100_000;

/** An account by its number or URL id. */
export async function namedBy(context: Context, name: string): Promise<CalledAccount> {
  // A URL id begins with a letter, so the two cannot be mixed up.
  return /^\d{1,15}$/.test(name) ? { id: Number(name) } : await namedByUrlId(context, name);
}

export async function namedByUrlId(context: Context, subdomain: string): Promise<CalledAccount> {
  const { accountIds } = context;
  const id = accountIds.get(subdomain) ?? (await findAccountId(context.db, subdomain));
  if (id !== undefined && accountIds.size < most) accountIds.set(subdomain, id);
  return { id, subdomain };
}

/** Has the number be asked for again, since the account was not there. */
export function forgetNamed({ accountIds }: Context, { subdomain }: CalledAccount): void {
  if (subdomain !== undefined) accountIds.delete(subdomain);
}
