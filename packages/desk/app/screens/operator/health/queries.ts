import { queryOptions } from "@tanstack/react-query";
import { operators } from "../../../api/operators.ts";

export const healthQueries = {
  payments: queryOptions({
    queryKey: ["operator", "health", "payments"],
    queryFn: ({ signal }) => operators.payments.health({ signal }),
  }),
  scheduling: queryOptions({
    queryKey: ["operator", "health", "scheduling"],
    queryFn: ({ signal }) => operators.scheduling.health({ signal }),
  }),
};
