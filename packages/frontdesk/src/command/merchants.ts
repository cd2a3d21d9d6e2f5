import { NotFoundError } from "@frontdesk/payments-client/errors";
import type { Merchant } from "@frontdesk/payments-client/types";
import type { Shop } from "./shop.ts";

/** A merchant that the app has access to. */
export async function merchantOf(client: Shop, id: string): Promise<Merchant> {
  try {
    return await client.merchants.get(id);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new Error(`There is no merchant ${id}`, { cause: error });
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** After what a merchant's events are told: the newest, unless another is named. */
export async function startOf(
  client: Shop,
  merchantId: string,
  after: string | undefined,
): Promise<string | Date> {
  if (after !== undefined) return afterFor(after, merchantId);
  const [newest] = await client.events.list(merchantId, { pageSize: 1 }).page();
  return newest?.id ?? new Date(Date.now() - dayMs);
}

/** An id of another merchant stands for the moment at which it was made. */
function afterFor(after: string, merchantId: string): string {
  const [from, to] = [11, 15];
  if (after.slice(from, to) === merchantId.slice(from, to)) return after;
  return after.slice(0, from).padEnd(after.length, "0");
}
