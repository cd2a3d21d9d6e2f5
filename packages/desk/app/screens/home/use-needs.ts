import { useQueries } from "@tanstack/react-query";
import { useMay } from "../../api/may.ts";
import { countNeeding, needing, seesNeeding } from "../../api/needing.ts";
import { openDisputes } from "../../api/open-disputes.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { isPlanningSeason } from "../../components/planning-year.ts";
import { needsOf, unplannedYear } from "./needs.ts";
import { shop, studio } from "./queries.ts";

/** Without `isWhole`, it reads requests, appointments and disputes only. */
export function useNeeds(day: string, { isWhole }: { isWhole: boolean }) {
  const workspace = useWorkspace();
  const { merchant, account } = workspace;
  const seesTeam = useMay("team");
  const seesBookings = seesNeeding(workspace);
  const hasShop = isWhole && merchant !== null;
  const isAdministrator = isWhole && account?.isAdministrator === true;
  const isPlanning = isAdministrator && isPlanningSeason(day);
  const [disputes, webhooks, hooks, users, waiting, members, customers, closures] = useQueries({
    queries: [
      { ...openDisputes(workspace), enabled: merchant !== null },
      { ...shop.webhooks(workspace), enabled: hasShop },
      { ...studio.hooks(workspace), enabled: isAdministrator },
      { ...shop.users(workspace), enabled: hasShop && seesTeam },
      { ...studio.waiting(workspace, day), enabled: isWhole && seesBookings },
      { ...studio.users(workspace), enabled: isAdministrator },
      { ...needing(workspace), enabled: seesBookings },
      { ...studio.closures(workspace, day.slice(0, 4)), enabled: isPlanning },
    ],
  });
  const all = [disputes, webhooks, hooks, users, waiting, members, customers, closures];
  const { requests = [], attention = [] } = customers.data ?? {};
  const open = disputes.data ?? [];
  return {
    requests,
    appointments: countNeeding({ requests, attention }),
    disputes: open,
    needs: needsOf({
      first: merchant?.needs ?? [],
      disputes: open,
      webhooks: webhooks.data ?? [],
      hooks: hooks.data ?? [],
      users: users.data ?? [],
      waiting: waiting.data ?? 0,
      holidays: unplannedYear(day, closures.data ?? []),
      requests: requests.length,
      attention: attention.map((one) => one.attention),
      members: members.data ?? [],
    }),
    isPending: all.some(({ isLoading }) => isLoading),
    error: all.find(({ error }) => error !== null)?.error ?? null,
    again: () =>
      void Promise.all(all.filter(({ error }) => error !== null).map((one) => one.refetch())),
  };
}
