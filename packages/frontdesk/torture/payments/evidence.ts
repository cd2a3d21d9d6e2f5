import type { PaymentsProcess } from "@frontdesk/payments/test/process";
import type { Route } from "@frontdesk/platform/test/harness";
import type { BookedLine, Contest, EventBody, PaidTransaction } from "../model/payments.ts";
import type { PaymentsWorld } from "./world.ts";

export interface ShopEvidence {
  transactions: PaidTransaction[];
  lines: BookedLine[];
  disputes: Contest[];
  events: EventBody[];
  balance: number;
}

export async function readPayments(
  process: PaymentsProcess,
  { key, merchant: { id } }: PaymentsWorld,
): Promise<ShopEvidence> {
  async function read<Body>(path: string): Promise<Body> {
    const route = `GET ${path}` as Route;
    const { status, body, text } = await process.send<Body>(route, { key });
    if (status !== 200) throw new Error(`${route} was answered ${status} ${text}`);
    return body;
  }
  async function list<Item extends { id: string }>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let page: Item[] | undefined; page === undefined || page.length > 0; ) {
      const last = items.at(-1)?.id;
      const before = last === undefined ? "" : `&before=${last}`;
      page = await read<Item[]>(`${path}limit=500${before}`);
      items.push(...page);
    }
    return items;
  }
  return {
    transactions: await list<PaidTransaction>(`/merchants/${id}/transactions?`),
    lines: await list<BookedLine>(`/merchants/${id}/lines?`),
    disputes: await list<Contest>(`/disputes?filter[merchantId]=${id}&`),
    events: await list<EventBody>(`/merchants/${id}/events?`),
    balance: (await read<{ merchant: { balance: number } }>(`/merchants/${id}`)).merchant.balance,
  };
}
