import type { LinkChanges, MerchantChanges } from "@frontdesk/payments-client/requests";
import type { LinkSettings, Merchant, RefundLimits } from "@frontdesk/payments-client/types";
import type { AccountChanges } from "@frontdesk/scheduling-client/types/accounts";
import type { NewFeed } from "@frontdesk/scheduling-client/types/calendars";
import type {
  NewPublicHolidays,
  PublicHolidayFilter,
} from "@frontdesk/scheduling-client/types/downtimes";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { payments, scheduling } from "../../api/clients.ts";
import type { Workspace } from "../../api/desk.ts";
import { usePost } from "../../api/posts.ts";
import { readAll } from "../../api/read-all.ts";
import type { Shop } from "../../api/shop.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";
import { checkUnchanged } from "../../api/unchanged.ts";

export const settings = {
  account: ({ id, account }: StudioWorkspace) =>
    queryOptions({
      queryKey: [id, "account", "settings"],
      queryFn: ({ signal }) => scheduling.accounts.tagged(account!.id, { signal }),
    }),

  merchant: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "merchant", "profile"],
      queryFn: ({ signal }) => payments.merchants.get(merchantId, { signal }),
    }),

  limits: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "merchant", "limits"],
      queryFn: ({ signal }) => payments.merchants.refundLimits(merchantId, { signal }),
    }),

  links: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "merchant", "links"],
      queryFn: ({ signal }) => payments.merchants.links.get(merchantId, { signal }),
    }),

  bankRequests: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "merchant", "bank"],
      queryFn: ({ signal }) =>
        payments.merchants.bankRequests.list(merchantId, { pageSize: 5, signal }).page(),
    }),

  feeds: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "feeds"],
      queryFn: ({ signal }) => readAll(studioOf(workspace).calendars.list({ signal })),
    }),

  holidays: (workspace: StudioWorkspace, filter: HolidayFilter) =>
    queryOptions({
      queryKey: [workspace.id, "downtimes", "holidays", filter],
      queryFn: ({ signal }) => studioOf(workspace).publicHolidays.get(filter, { signal }),
    }),

  resources: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "resources", "all", false, true],
      queryFn: ({ signal }) => readAll(studioOf(workspace).resources.list({ signal })),
    }),
};

export type HolidayFilter = PublicHolidayFilter & { country: string };

interface Holidays {
  wish: NewPublicHolidays & { country: string };
  /** The account keeps the country for the next year. */
  isNewCountry: boolean;
}

export function useNewHolidays(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["settings.newHolidays", "footer"], {
    mutationFn: async ({ wish, isNewCountry }: Holidays) => {
      const added = await studioOf(workspace).publicHolidays.add(wish);
      const { country, region = null } = wish;
      if (isNewCountry && workspace.account?.isAdministrator === true)
        await scheduling.accounts.update(workspace.account.id, { country, region });
      return added;
    },
    onSettled: async () => {
      const nouns = ["account", "agenda", "bookings", "openings", "downtimes"];
      await Promise.all(
        nouns.map((noun) => existing.invalidateQueries({ queryKey: [workspace.id, noun] })),
      );
    },
  });
}

export function useAccountChange(workspace: Workspace) {
  const existing = useQueryClient();
  return useAction(["settings.accountChange", "footer"], {
    mutationFn: ({ changes, etag }: { changes: AccountChanges; etag: string }) =>
      scheduling.accounts.update(workspace.account!.id, changes, { ifMatch: etag }),
    onSettled: async () => {
      const keys = [["places"], [workspace.id, "account"], [workspace.id, "audit"]];
      // New opening hours move bookings and free times.
      keys.push(
        ...["agenda", "resources", "bookings", "openings"].map((noun) => [workspace.id, noun]),
      );
      await Promise.all(keys.map((queryKey) => existing.invalidateQueries({ queryKey })));
    },
  });
}

function useMerchantRead({ workspaceId }: Shop) {
  const existing = useQueryClient();
  return async () => {
    const keys = [["places"], [workspaceId, "merchant"], [workspaceId, "acts"]];
    await Promise.all(keys.map((queryKey) => existing.invalidateQueries({ queryKey })));
  };
}

/** Changes of a state, unless a colleague changed it first. */
export interface ChangesOf<Changes, Seen> {
  changes: Changes;
  seen: Seen;
}

type ProfileChanges = ChangesOf<MerchantChanges, Merchant>;

export function useProfile(shop: Shop) {
  const queries = useQueryClient();
  const onSettled = useMerchantRead(shop);
  const part = ({ name, email, descriptor }: Merchant) => ({ name, email, descriptor });
  return useAction(["settings.profile", "footer"], {
    async mutationFn({ changes, seen }: ProfileChanges) {
      await checkUnchanged(queries, { query: settings.merchant(shop), seen: part(seen), part });
      await payments.merchants.update(shop.merchantId, changes);
    },
    onSettled,
  });
}

type LimitChanges = ChangesOf<Partial<RefundLimits>, RefundLimits>;

export function useLimits(shop: Shop) {
  const queries = useQueryClient();
  const onSettled = useMerchantRead(shop);
  return useAction(["settings.limits", "footer"], {
    async mutationFn({ changes, seen }: LimitChanges) {
      await checkUnchanged(queries, { query: settings.limits(shop), seen, part: (all) => all });
      await payments.merchants.setRefundLimits(shop.merchantId, changes);
    },
    onSettled,
  });
}

type SiteChanges = ChangesOf<LinkChanges, LinkSettings["sites"]>;

export function useSites(shop: Shop) {
  const queries = useQueryClient();
  const onSettled = useMerchantRead(shop);
  const part = ({ sites }: LinkSettings) => sites;
  return useAction(["settings.sites", "footer"], {
    async mutationFn({ changes, seen }: SiteChanges) {
      await checkUnchanged(queries, { query: settings.links(shop), seen, part });
      await payments.merchants.links.update(shop.merchantId, changes);
    },
    onSettled,
  });
}

export function useBankRequest(shop: Shop) {
  const onDone = useMerchantRead(shop);
  return usePost(
    ["settings.bankRequest", `bank ${shop.merchantId}`],
    (iban: string, options) =>
      payments.merchants.bankRequests.create(shop.merchantId, { iban }, options),
    onDone,
  );
}

export function useNewFeed(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["settings.newFeed", "footer"], {
    mutationFn: (feed: NewFeed) => studioOf(workspace).calendars.create(feed),
    onSettled: () => existing.invalidateQueries({ queryKey: [workspace.id, "feeds"] }),
  });
}

export function useEndFeed(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["settings.endFeed", "footer"], {
    mutationFn: (id: number) => studioOf(workspace).calendars.delete(id),
    onSettled: () => existing.invalidateQueries({ queryKey: [workspace.id, "feeds"] }),
  });
}

interface PaymentTableQuery {
  from: string | undefined;
  to: string | undefined;
  locale: string;
}

export async function paymentTable(
  { merchantId }: Shop,
  { from, to, locale }: PaymentTableQuery,
): Promise<string> {
  const filter = { ...(from && { from }), ...(to && { to }) };
  return await payments.transactions.csv(merchantId, { filter, locale });
}
