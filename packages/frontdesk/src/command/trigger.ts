import type { Event } from "@frontdesk/payments-client/types";
import { deeds } from "./deeds.ts";
import { merchantOf, startOf } from "./merchants.ts";
import { asApp } from "./shop.ts";
import { tellerOn } from "./telling.ts";

const patienceMs = 15_000;

/** Has an event of a type happen to a test merchant, and tells of all that came of it. */
export async function trigger(type: string, merchantId: string, json: boolean): Promise<void> {
  const deed = Object.hasOwn(deeds, type) ? deeds[type] : undefined;
  if (deed === undefined) {
    throw new Error(`${type} cannot be triggered; these can: ${Object.keys(deeds).join(", ")}`);
  }
  await asApp(async (client) => {
    const merchant = await merchantOf(client, merchantId);
    if (!merchant.test) {
      throw new Error(`${merchantId} is a live merchant: events are triggered for test ones only`);
    }
    const after = await startOf(client, merchantId, undefined);
    const transactionId = await deed(client, merchant);
    const { tell } = tellerOn({ out: process.stdout, err: process.stderr, json });
    const signal = AbortSignal.timeout(patienceMs);
    try {
      for await (const event of client.events.follow(merchantId, { after, signal })) {
        if (!isAbout(event, transactionId) && event.type !== type) continue;
        await tell(event);
        if (event.type === type) return;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`No ${type} was told within ${patienceMs / 1000} s`, { cause: error });
    }
  });
}

function isAbout({ data }: Event, transactionId: string | undefined): boolean {
  const told = Object.values(data) as { id?: string; transactionId?: string | null }[];
  return (
    transactionId !== undefined &&
    told.some((one) => one.id === transactionId || one.transactionId === transactionId)
  );
}
