import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../api/action.ts";
import { operators } from "../../../api/operators.ts";

const noun = ["operator", "persons"] as const;

export const personQueries = {
  found: (q: string) =>
    queryOptions({
      queryKey: [...noun, "found", q],
      queryFn: ({ signal }) => operators.payments.persons(q, { signal }),
      enabled: q !== "",
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...noun, "one", id],
      queryFn: ({ signal }) => operators.desk.person(id, signal),
    }),
  merchants: (id: string) =>
    queryOptions({
      queryKey: [...noun, "merchants", id],
      queryFn: async ({ signal }) => {
        const [person] = await operators.payments.persons(id, { signal });
        return person?.merchants ?? [];
      },
    }),
  accounts: (email: string) =>
    queryOptions({
      queryKey: [...noun, "accounts", email],
      queryFn: ({ signal }) => operators.scheduling.accounts.find(email, { signal }),
    }),
};

export function useErase(id: string) {
  const queries = useQueryClient();
  return useAction(["persons.erase", "footer"], {
    mutationFn: (isOwnerless: boolean) => operators.desk.erase(id, isOwnerless),
    onSettled: () => queries.invalidateQueries({ queryKey: noun }),
  });
}

export function useReportFactor(id: string) {
  const queries = useQueryClient();
  return useAction(["persons.reportFactor", "footer"], {
    mutationFn: (reason: string) => operators.desk.reportFactor(id, reason),
    onSettled: () => queries.invalidateQueries({ queryKey: noun }),
  });
}

export function useEndFactor(id: string) {
  const queries = useQueryClient();
  return useAction(["persons.endFactor", "footer"], {
    mutationFn: () => operators.desk.endFactor(id),
    onSettled: () => queries.invalidateQueries({ queryKey: noun }),
  });
}
