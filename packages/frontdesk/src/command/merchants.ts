import { NotFoundError } from "@frontdesk/payments-client/errors";
import type { Merchant } from "@frontdesk/payments-client/types";
import type { Shop } from "./shop.ts";

export async function merchantOf(client: Shop, id: string): Promise<Merchant> {
  try {
    return await client.merchants.get(id);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new Error(`Merchant ${id} does not exist`, { cause: error });
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** The newest event, unless `after` gives one. */
export async function startOf(
  client: Shop,
  merchantId: string,
  after: string | undefined,
): Promise<string | Date> {
  if (after !== undefined) return afterFor(after, merchantId);
  const [newest] = await client.events.list(merchantId, { pageSize: 1 }).page();
  return newest?.id ?? new Date(Date.now() - dayMs);
}

/** Another merchant's id stands for its creation time. */
function afterFor(after: string, merchantId: string): string {
  const [from, to] = [11, 15];
  if (after.slice(from, to) === merchantId.slice(from, to)) return after;
  return after.slice(0, from).padEnd(after.length, "0");
}
