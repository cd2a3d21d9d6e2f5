import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { newestFirst } from "../../api/newest.ts";
import {
  type OperatedMerchant,
  type OwnerAssignment,
  operators,
  type Pricing,
  type Suspension,
} from "../../api/operators.ts";
import { checkUnchanged } from "../../api/unchanged.ts";
import type { MerchantFilter } from "./filter.ts";

const pageSize = 50;
const nouns = {
  merchants: ["operator", "merchants"],
  payouts: ["operator", "payouts"],
  disputes: ["operator", "disputes"],
} as const;

export const operated = {
  merchants: ({ q, state }: MerchantFilter) =>
    newestFirst([...nouns.merchants, "list", q, state], (page) => {
      const filter = { ...(q !== "" && { q }), ...(state !== undefined && { state }) };
      return operators.payments.merchants.list({ ...page, filter }).page();
    }),
  merchant: (id: string) =>
    queryOptions({
      queryKey: [...nouns.merchants, id],
      queryFn: async ({ signal }) => await operators.payments.merchants.get(id, { signal }),
    }),
  waitingBanks: queryOptions({
    queryKey: [...nouns.merchants, "waiting banks"],
    queryFn: async ({ signal }) =>
      await operators.payments.bankRequests
        .list({ filter: { state: "waiting" }, pageSize, signal })
        .page(),
  }),
  banks: (merchantId: string) =>
    queryOptions({
      queryKey: [...nouns.merchants, merchantId, "banks"],
      queryFn: async ({ signal }) =>
        await operators.payments.bankRequests
          .list({ filter: { merchantId }, pageSize: 5, signal })
          .page(),
    }),
  namings: (merchantId: string) =>
    queryOptions({
      queryKey: [...nouns.merchants, merchantId, "namings"],
      queryFn: async ({ signal }) =>
        await operators.payments.merchants.owners.list(merchantId, { pageSize: 5, signal }).page(),
    }),
  disputes: queryOptions({
    queryKey: [...nouns.disputes, "list"],
    queryFn: async ({ signal }) =>
      await operators.payments.disputes.list({ pageSize, signal }).page(),
  }),
};

export function useDecision<Input>(
  name: string,
  decide: (input: Input, queries: QueryClient) => Promise<unknown>,
) {
  const queries = useQueryClient();
  return useAction([name, "footer"], {
    mutationFn: (input: Input) => decide(input, queries),
    onSettled: async () => {
      for (const queryKey of Object.values(nouns)) await queries.invalidateQueries({ queryKey });
    },
  });
}

/** Refuses a decision on a state that another operator changed first. */
async function checkPart<Part>(
  queries: QueryClient,
  seen: OperatedMerchant,
  part: (merchant: OperatedMerchant) => Part,
): Promise<void> {
  await checkUnchanged(queries, { query: operated.merchant(seen.id), seen: part(seen), part });
}

interface PricingChange {
  merchant: OperatedMerchant;
  pricing: Pricing;
}

export const decisions = {
  approve: async (id: string) => await operators.payments.merchants.approve(id),
  setPricing: async ({ merchant, pricing }: PricingChange, queries: QueryClient) => {
    await checkPart(queries, merchant, (one) => one.pricing);
    await operators.payments.merchants.setPricing(merchant.id, pricing);
  },
  approveBank: async (id: string) => await operators.payments.bankRequests.approve(id),
  refuseBank: async (id: string) => await operators.payments.bankRequests.refuse(id),
  nameOwner: async ({ id, email }: { id: string; email: string }) =>
    await operators.payments.merchants.owners.name(id, { email }),
  overrule: async ({ merchantId, id: assignmentId }: OwnerAssignment) =>
    await operators.payments.merchants.owners.approve({ merchantId, namingId: assignmentId }),
  refuseOwner: async ({ merchantId, id: assignmentId }: OwnerAssignment) =>
    await operators.payments.merchants.owners.refuse({ merchantId, namingId: assignmentId }),
  suspend: async (
    { merchant, ...suspension }: Suspension & { merchant: OperatedMerchant },
    queries: QueryClient,
  ) => {
    await checkPart(queries, merchant, (one) => one.suspension);
    await operators.payments.merchants.suspend(merchant.id, suspension);
  },
  resume: async (merchant: OperatedMerchant, queries: QueryClient) => {
    await checkPart(queries, merchant, (one) => one.suspension);
    await operators.payments.merchants.resume(merchant.id);
  },
  payOut: async ({ merchantId }: { merchantId: string }) =>
    await operators.payments.payouts.create({ merchantId }),
  win: async (id: string) => await operators.payments.disputes.win(id),
  lose: async (id: string) => await operators.payments.disputes.lose(id),
  reconcile: async () => {
    const [ledger, bookings] = [
      await operators.payments.reconcile(),
      await operators.scheduling.reconcile(),
    ];
    return { books: ledger, bookings };
  },
};
