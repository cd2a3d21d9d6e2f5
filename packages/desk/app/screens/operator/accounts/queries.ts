import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../api/action.ts";
import { operators } from "../../../api/operators.ts";

const noun = ["operator", "accounts"] as const;
const { accounts } = operators.scheduling;

export const accountQueries = {
  found: (q: string) =>
    queryOptions({
      queryKey: [...noun, "found", q],
      queryFn: ({ signal }) => accounts.find(q, { signal }),
      enabled: q !== "",
    }),
  waiting: queryOptions({
    queryKey: [...noun, "waiting"],
    queryFn: ({ signal }) => accounts.waiting({ signal }),
  }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...noun, "one", id],
      queryFn: async ({ signal }) => {
        // The search also finds names with this prefix.
        const matches = await accounts.find(String(id), { signal });
        return matches.find((account) => account.id === id) ?? null;
      },
    }),
};

/** Approval permits the account's own texts in mails. */
export function useApproveAccount(id: number) {
  const queries = useQueryClient();
  return useAction(["accounts.approveAccount", "footer"], {
    mutationFn: (approved: boolean) => (approved ? accounts.approve(id) : accounts.disapprove(id)),
    onSettled: () => queries.invalidateQueries({ queryKey: noun }),
  });
}

/** Read-only. */
export function useSuspendAccount(id: number) {
  const queries = useQueryClient();
  return useAction(["accounts.suspendAccount", "footer"], {
    mutationFn: (suspended: boolean) => (suspended ? accounts.suspend(id) : accounts.resume(id)),
    onSettled: () => queries.invalidateQueries({ queryKey: noun }),
  });
}
