import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../api/action.ts";
import { operators } from "../../../api/operators.ts";

const noun = ["operator", "rates"] as const;
const { rates } = operators.payments;

export const rateQueries = {
  latest: queryOptions({
    queryKey: noun,
    queryFn: ({ signal }) => rates.list({ signal }),
  }),
};

export function useImport() {
  const queries = useQueryClient();
  return useAction(["rates.import", "footer"], {
    mutationFn: async (xml: string) => await rates.import({ xml }),
    onSettled: () => queries.invalidateQueries({ queryKey: noun }),
  });
}
