import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { operators } from "../../../api/operators.ts";
import { type AuditRead, joinEntries, type OperatorAct } from "./entries.ts";

export const entriesPerPage = 50;
/** The services' page limit. */
export const maxEntries = 1000;

export const actQueries = {
  latest: (limit: number) =>
    queryOptions({
      queryKey: ["operator", "acts", limit],
      queryFn: async ({ signal }) => {
        const read = await Promise.all([
          ofPayments(limit, signal),
          ofScheduling(limit, signal),
          ofDesk(limit, signal),
        ]);
        const sources = read.map(
          (actions): AuditRead => ({ acts: actions, hasMore: actions.length === limit }),
        );
        return joinEntries(sources);
      },
      placeholderData: keepPreviousData,
    }),
};

async function ofPayments(pageSize: number, signal: AbortSignal): Promise<OperatorAct[]> {
  const actions = await operators.payments.actions({ pageSize, signal }).page();
  return actions.map(({ created, ...act }) => ({ ...act, at: created, id: `payments ${act.id}` }));
}

async function ofScheduling(limit: number, signal: AbortSignal): Promise<OperatorAct[]> {
  const actions = await operators.scheduling.actions({ limit, signal });
  return actions.map((act) => ({ ...act, id: `scheduling ${act.id}` }));
}

async function ofDesk(limit: number, signal: AbortSignal): Promise<OperatorAct[]> {
  const actions = await operators.desk.actions({ limit, before: undefined }, signal);
  return actions.map((act) => ({ ...act, id: `desk ${act.id}` }));
}
