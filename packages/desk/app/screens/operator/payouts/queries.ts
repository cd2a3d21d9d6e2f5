import type { Payout } from "@frontdesk/payments-client/types";
import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../api/action.ts";
import { operators } from "../../../api/operators.ts";

const noun = ["operator", "payouts"] as const;
const pageSize = 50;
const mostProposed = 1000;
const { merchants, payouts } = operators.payments;

export type PayoutState = Payout["state"];
export type Proposal = Awaited<ReturnType<typeof payouts.proposals>>[number];
export type Debtor = Parameters<typeof payouts.export>[0]["debtor"];

export const payoutQueries = {
  proposed: (test: boolean) =>
    queryOptions({
      queryKey: [...noun, "proposed", test],
      queryFn: ({ signal }) => payouts.proposals({ limit: mostProposed, test }, { signal }),
    }),
  list: (state: PayoutState | "") =>
    infiniteQueryOptions({
      queryKey: [...noun, "list", state],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam: before, signal }) => {
        const filter = state === "" ? {} : { state };
        return payouts.list({ pageSize, before, filter, signal }).page();
      },
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    }),
};

function useDone<Input, Answer>(name: string, decide: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useAction([name, "footer"], {
    mutationFn: decide,
    onSettled: () => queries.invalidateQueries({ queryKey: ["operator"] }),
  });
}

export const usePayOut = () =>
  useDone("payouts.payOut", (of: { merchantId: string } | { test: boolean }) => payouts.create(of));

/** Other suspensions stay. */
export const useHold = (id: string) =>
  useDone("payouts.hold", async (reason: string) => {
    const { suspension } = await merchants.get(id);
    const { payments = false, captures = false } = suspension ?? {};
    await merchants.suspend(id, { payments, captures, payouts: true, reason });
  });

export const useRelease = (id: string) =>
  useDone("payouts.release", async () => {
    const { suspension } = await merchants.get(id);
    if (suspension === null) return;
    const { payments, captures, reason } = suspension;
    if (!payments && !captures) return await merchants.resume(id);
    await merchants.suspend(id, { payments, captures, payouts: false, reason });
  });

export const useExport = () =>
  useDone("payouts.export", (of: { debtor: Debtor; test: boolean }) => payouts.export(of));

export const useFile = () =>
  useAction(["payouts.file", "footer"], { mutationFn: (id: string) => payouts.file(id) });

export const useMarkPaid = (id: string) => useDone("payouts.markPaid", () => payouts.markPaid(id));

export const useMarkReturned = (id: string) =>
  useDone("payouts.markReturned", () => payouts.markReturned(id));
