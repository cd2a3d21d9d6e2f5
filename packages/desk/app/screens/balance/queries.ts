import type { Line, Merchant, PaidOut } from "@frontdesk/payments-client/types";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { payments as client } from "../../api/clients.ts";
import { timeNow, zoneHere } from "../../api/clock.ts";
import { newestFirst } from "../../api/newest.ts";
import type { Shop } from "../../api/shop.ts";
import { dayAfter, dayOf } from "../../components/days.ts";
import type { MonthBounds } from "./months.ts";
import { balanceBefore, monthSumsOf } from "./running.ts";

const pageSize = 50;
const wholePage = 1000;

interface BalanceQuery {
  before: string;
  balance: number;
}

export const balanceQueries = {
  now: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "merchant", "now"],
      queryFn: ({ signal }) => client.merchants.get(merchantId, { signal }),
    }),
  onItsWay: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "payouts", "on its way"],
      queryFn: async ({ signal }) => {
        let sum = 0;
        for (const state of ["created", "exported"] as const) {
          const request = { filter: { state }, pageSize: wholePage, signal };
          for await (const { amount } of client.payouts.list(merchantId, request)) sum += amount;
        }
        return sum;
      },
    }),
  revenue: ({ workspaceId, merchantId }: Shop, from: string, to: string) =>
    queryOptions({
      queryKey: [workspaceId, "takings", from, to],
      queryFn: ({ signal }) =>
        client.lines.takings(merchantId, { from, to, timezone: zone() }, { signal }),
    }),
  lines: (shop: Shop) =>
    infiniteQueryOptions({
      queryKey: [shop.workspaceId, "lines", "list"],
      queryFn: async ({ pageParam: bound, signal }) => {
        const read = () =>
          client.lines.list(shop.merchantId, { before: bound?.before, pageSize, signal }).page();
        if (bound !== undefined) return { lines: await read(), balance: bound.balance };
        const [lines, { balance }] = await withMerchant(shop, read);
        return { lines, balance };
      },
      initialPageParam: undefined as BalanceQuery | undefined,
      getNextPageParam: ({ lines, balance }): BalanceQuery | undefined => {
        const last = lines.at(-1);
        if (last === undefined || lines.length < pageSize) return undefined;
        return { before: last.id, balance: balanceBefore(lines, balance) };
      },
    }),
  month: (shop: Shop, span: MonthBounds) =>
    queryOptions({
      queryKey: [shop.workspaceId, "lines", "month", dayOf(span.from)],
      queryFn: async ({ signal }) => {
        const days = { from: dayOf(span.from), to: dayAfter(dayOf(span.to), -1), timezone: zone() };
        const [[lines, since, taken], merchant] = await withMerchant(shop, () =>
          Promise.all([
            linesOf(shop, span, signal),
            changeSince(shop, span.to, signal),
            client.lines.takings(shop.merchantId, days, { signal }),
          ]),
        );
        return { lines, sums: monthSumsOf(lines, taken.total), balance: merchant.balance - since };
      },
    }),
  payouts: ({ workspaceId, merchantId }: Shop) =>
    newestFirst(
      [workspaceId, "payouts", "list"],
      (page) => client.payouts.list(merchantId, page).page(),
      5,
    ),
  payout: ({ workspaceId }: Shop, id: string) =>
    queryOptions({
      queryKey: [workspaceId, "payouts", "one", id],
      queryFn: async ({ signal }): Promise<PaidOut> => {
        const payout = await client.payouts.get(id, { limit: wholePage }, { signal });
        const { lines } = payout;
        let page = lines;
        while (page.length === wholePage) {
          const request = { limit: wholePage, before: page.at(-1)!.id };
          page = (await client.payouts.get(id, request, { signal })).lines;
          lines.push(...page);
        }
        return payout;
      },
    }),
};

export async function linesTable(
  { merchantId }: Shop,
  { locale, span }: { locale: string; span?: MonthBounds },
): Promise<string> {
  return await client.lines.csv(merchantId, { locale, ...(span && { filter: filterOf(span) }) });
}

export async function payoutsTable({ merchantId }: Shop, locale: string): Promise<string> {
  return await client.payouts.csv(merchantId, { locale });
}

/** Lines and balance must match. */
async function withMerchant<Read>(
  { merchantId }: Shop,
  read: () => Promise<Read>,
): Promise<[Read, Merchant]> {
  let before = await client.merchants.get(merchantId);
  for (let left = 3; ; left -= 1) {
    const got = await read();
    const after = await client.merchants.get(merchantId);
    if (after.balance === before.balance || left === 0) return [got, after];
    before = after;
  }
}

async function linesOf(
  { merchantId }: Shop,
  span: MonthBounds,
  signal: AbortSignal,
): Promise<Line[]> {
  const request = { filter: filterOf(span), pageSize: wholePage, signal };
  return await Array.fromAsync(client.lines.list(merchantId, request));
}

/** Without payouts: their lines come on top. */
async function changeSince({ merchantId }: Shop, at: Date, signal: AbortSignal): Promise<number> {
  const now = timeNow();
  if (at > now) return 0;
  const days = { from: dayOf(at), to: dayAfter(dayOf(now), 1), timezone: zone() };
  const { total } = await client.lines.takings(merchantId, days, { signal });
  let change = total.captured - total.refunded - total.fees - total.disputes;
  const filter = { from: at.toISOString(), kind: "payout" } as const;
  const paidOut = client.lines.list(merchantId, { filter, pageSize: wholePage, signal });
  for await (const { balance } of paidOut) change += balance;
  return change;
}

const filterOf = ({ from, to }: MonthBounds) => ({
  from: from.toISOString(),
  to: to.toISOString(),
});

function zone(): string {
  return zoneHere() ?? "UTC";
}
