import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { linksOf } from "./links.ts";
import { createList, type List, type ListOptions } from "./list.ts";
import { queryOf } from "./query.ts";
import type {
  AuthenticationMode,
  MerchantChanges,
  NewBankRequest,
  NewMerchant,
  NewUser,
} from "./requests.ts";
import type { Send } from "./send.ts";
import type {
  App,
  BankRequest,
  Claimed,
  Found,
  Merchant,
  MerchantAct,
  MerchantApp,
  OwnMerchant,
  RefundLimits,
  Role,
  User,
} from "./types.ts";

export function merchantsOf(send: Send) {
  return {
    /** Creates a merchant with access for the calling app. */
    async create(merchant: NewMerchant, options?: PostOptions): Promise<Merchant> {
      const answer = await send<{ merchant: Merchant }>({
        method: "POST",
        path: "/merchants",
        body: merchant,
        options,
      });
      return answer.merchant;
    },

    /** With its balance. */
    async get(id: string, options?: CallOptions): Promise<Merchant> {
      const answer = await send<{ merchant: Merchant }>({
        method: "GET",
        path: path`/merchants/${id}`,
        options,
      });
      return answer.merchant;
    },

    /** Changes the name, e-mail or descriptor; other fields are refused. */
    async update(id: string, changes: MerchantChanges, options?: CallOptions): Promise<void> {
      await send({ method: "PUT", path: path`/merchants/${id}`, body: changes, options });
    },

    /** Sets the 3-D Secure mode of a test merchant; the operator sets it for live ones. */
    async updateAuthentication(
      id: string,
      authentication: { mode: AuthenticationMode },
      options?: CallOptions,
    ): Promise<void> {
      const tds = path`/merchants/${id}/tds`;
      await send({ method: "PUT", path: tds, body: authentication, options });
    },

    /** Resets the simulated card balances of a test merchant. */
    async resetCardBalances(id: string, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: path`/merchants/${id}/card-balances`, options });
    },

    /** Merchants of an app; an app sees only its own. */
    list(appId: string, options?: ListOptions<{ test?: boolean }>): List<Merchant> {
      return createList(send, path`/identities/${appId}/merchants`, options);
    },

    ...searchingOf(send),
    bankRequests: bankRequestsOf(send),
    ...deskOf(send),
    links: linksOf(send),
    users: usersOf(send),
    apps: merchantAppsOf(send),
  };
}

/** At the desk. */
function deskOf(send: Send) {
  return {
    /** Of people in 24 hours; apps have none. */
    async refundLimits(id: string, options?: CallOptions): Promise<RefundLimits> {
      const limits = path`/merchants/${id}/refund-limits`;
      return await send({ method: "GET", path: limits, options });
    },

    /** Absent fields stay unchanged. */
    async setRefundLimits(
      id: string,
      limits: Partial<RefundLimits>,
      options?: CallOptions,
    ): Promise<void> {
      const at = path`/merchants/${id}/refund-limits`;
      await send({ method: "PUT", path: at, body: limits, options });
    },

    /** Creates an app with a key, at the desk; the key is shown only now. */
    async createKey(id: string, key: { name?: string }, options?: CallOptions): Promise<App> {
      const call = { method: "POST", path: path`/merchants/${id}/keys`, body: key } as const;
      return (await send<{ app: App }>({ ...call, repeat: "once", options })).app;
    },

    /** Without money operations. */
    acts(id: string, options?: ListOptions): List<MerchantAct> {
      return createList(send, path`/merchants/${id}/acts`, options);
    },

    /**
     * Requests ownership of a test merchant without an owner, at the desk: its contact address gets
     * a link. The response does not reveal if the merchant exists.
     */
    async askToClaim(id: string, options?: CallOptions): Promise<void> {
      const call = { method: "POST", path: "/me/claims", body: { merchantId: id } } as const;
      await send({ ...call, repeat: "once", options });
    },

    /** Completes the claim by the token in the link. */
    async claim(token: string, options?: CallOptions): Promise<Claimed> {
      const call = { method: "POST", path: "/me/claims/acceptance", body: { token } } as const;
      return (await send<{ merchant: Claimed }>({ ...call, repeat: "once", options })).merchant;
    },

    /** Merchants of a person at the desk, with the person's role. */
    listOwn(options?: ListOptions<{ test?: boolean }>): List<OwnMerchant> {
      return createList(send, "/me/merchants", options);
    },
  };
}

function searchingOf(send: Send) {
  return {
    /**
     * Finds by id, reference, last four digits of a card, or amount in major units of any currency:
     * `9.95`.
     */
    async search(id: string, q: string, options?: CallOptions): Promise<Found> {
      const search = path`/merchants/${id}/search` + queryOf({ q });
      return (await send<{ found: Found }>({ method: "GET", path: search, options })).found;
    },
  };
}

function bankRequestsOf(send: Send) {
  return {
    /** Requests another payout account; for a live merchant the operator approves it. */
    async create(
      merchantId: string,
      bank: NewBankRequest,
      options?: PostOptions,
    ): Promise<BankRequest> {
      const requests = path`/merchants/${merchantId}/bank-requests`;
      const call = { method: "POST", path: requests, body: bank, options } as const;
      return (await send<{ bankRequest: BankRequest }>(call)).bankRequest;
    },

    /** With their status. */
    list(merchantId: string, options?: ListOptions): List<BankRequest> {
      return createList(send, path`/merchants/${merchantId}/bank-requests`, options);
    },
  };
}

function usersOf(send: Send) {
  return {
    /**
     * Invites a person by mail, as a viewer by default; `isMember` marks a person with access,
     * which stays unchanged.
     */
    async invite(
      merchantId: string,
      user: NewUser,
      options?: PostOptions,
    ): Promise<{ isMember: boolean }> {
      const users = path`/merchants/${merchantId}/users`;
      return await send({ method: "POST", path: users, body: user, options });
    },

    /** People with access, and invited ones. */
    list(merchantId: string, options?: ListOptions): List<User> {
      return createList(send, path`/merchants/${merchantId}/users`, options);
    },

    async update(
      { merchantId, userId }: { merchantId: string; userId: string },
      changes: { role: Role },
      options?: CallOptions,
    ): Promise<void> {
      const user = path`/merchants/${merchantId}/users/${userId}`;
      await send({ method: "PUT", path: user, body: changes, options });
    },

    /** Removes access; an open invitation ends too. */
    async remove(merchantId: string, userId: string, options?: CallOptions): Promise<void> {
      const user = path`/merchants/${merchantId}/users/${userId}`;
      await send({ method: "DELETE", path: user, options });
    },
  };
}

function merchantAppsOf(send: Send) {
  return {
    /** Gives an app access; succeeds if it already has it. */
    async add(merchantId: string, app: { appId: string }, options?: PostOptions): Promise<void> {
      const apps = path`/merchants/${merchantId}/apps`;
      await send({ method: "POST", path: apps, body: app, options });
    },

    /** Apps with access. */
    list(merchantId: string, options?: ListOptions): List<MerchantApp> {
      return createList(send, path`/merchants/${merchantId}/apps`, options);
    },

    /** Removes an app's access. */
    async remove(merchantId: string, appId: string, options?: CallOptions): Promise<void> {
      const app = path`/merchants/${merchantId}/apps/${appId}`;
      await send({ method: "DELETE", path: app, options });
    },
  };
}
