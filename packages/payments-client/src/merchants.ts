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

/** Merchants, and who has access to them. */
export function merchantsOf(send: Send) {
  return {
    /** Makes a merchant that the calling app has access to. */
    async create(merchant: NewMerchant, options?: PostOptions): Promise<Merchant> {
      const answer = await send<{ merchant: Merchant }>({
        method: "POST",
        path: "/merchants",
        body: merchant,
        options,
      });
      return answer.merchant;
    },

    /** A merchant as it is now, with its balance. */
    async get(id: string, options?: CallOptions): Promise<Merchant> {
      const answer = await send<{ merchant: Merchant }>({
        method: "GET",
        path: path`/merchants/${id}`,
        options,
      });
      return answer.merchant;
    },

    /** Changes the name, e-mail or descriptor; anything else is refused. */
    async update(id: string, changes: MerchantChanges, options?: CallOptions): Promise<void> {
      await send({ method: "PUT", path: path`/merchants/${id}`, body: changes, options });
    },

    /** Sets how a test merchant uses 3-D Secure; live ones ask the operator. */
    async updateAuthentication(
      id: string,
      authentication: { mode: AuthenticationMode },
      options?: CallOptions,
    ): Promise<void> {
      const tds = path`/merchants/${id}/tds`;
      await send({ method: "PUT", path: tds, body: authentication, options });
    },

    /** Has the simulated issuer of a test merchant forget what its cards have spent. */
    async resetCardBalances(id: string, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: path`/merchants/${id}/card-balances`, options });
    },

    /** The merchants that an app has access to; an app can ask for its own only. */
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

/** What people at the desk ask. */
function deskOf(send: Send) {
  return {
    /** How much persons may refund in 24 hours; apps are not limited. */
    async refundLimits(id: string, options?: CallOptions): Promise<RefundLimits> {
      const limits = path`/merchants/${id}/refund-limits`;
      return await send({ method: "GET", path: limits, options });
    },

    /** Sets how much; what is not given stays. */
    async setRefundLimits(
      id: string,
      limits: Partial<RefundLimits>,
      options?: CallOptions,
    ): Promise<void> {
      const at = path`/merchants/${id}/refund-limits`;
      await send({ method: "PUT", path: at, body: limits, options });
    },

    /** Makes an app with a key for it, at the desk; the key is shown only this once. */
    async createKey(id: string, key: { name?: string }, options?: CallOptions): Promise<App> {
      const call = { method: "POST", path: path`/merchants/${id}/keys`, body: key } as const;
      return (await send<{ app: App }>({ ...call, repeat: "once", options })).app;
    },

    /** Who did what there, besides moving money. */
    acts(id: string, options?: ListOptions): List<MerchantAct> {
      return createList(send, path`/merchants/${id}/acts`, options);
    },

    /**
     * Asks to own a test merchant without an owner, at the desk: its contact address is sent a
     * link. Nothing tells whether there is such a merchant.
     */
    async askToClaim(id: string, options?: CallOptions): Promise<void> {
      const call = { method: "POST", path: "/me/claims", body: { merchantId: id } } as const;
      await send({ ...call, repeat: "once", options });
    },

    /** Owns it, by what the link ends in. */
    async claim(token: string, options?: CallOptions): Promise<Claimed> {
      const call = { method: "POST", path: "/me/claims/acceptance", body: { token } } as const;
      return (await send<{ merchant: Claimed }>({ ...call, repeat: "once", options })).merchant;
    },

    /** The merchants of a person, at the desk, with what they are there. */
    listOwn(options?: ListOptions<{ test?: boolean }>): List<OwnMerchant> {
      return createList(send, "/me/merchants", options);
    },
  };
}

function searchingOf(send: Send) {
  return {
    /**
     * What an id, a reference, the last four digits of a card or an amount leads to, an amount in
     * major units of any currency: `9.95`.
     */
    async search(id: string, q: string, options?: CallOptions): Promise<Found> {
      const search = path`/merchants/${id}/search` + queryOf({ q });
      return (await send<{ found: Found }>({ method: "GET", path: search, options })).found;
    },
  };
}

function bankRequestsOf(send: Send) {
  return {
    /** Asks for another account to be paid out to: of a live merchant the operator approves it. */
    async create(
      merchantId: string,
      bank: NewBankRequest,
      options?: PostOptions,
    ): Promise<BankRequest> {
      const requests = path`/merchants/${merchantId}/bank-requests`;
      const call = { method: "POST", path: requests, body: bank, options } as const;
      return (await send<{ bankRequest: BankRequest }>(call)).bankRequest;
    },

    /** What was asked for, and what became of it. */
    list(merchantId: string, options?: ListOptions): List<BankRequest> {
      return createList(send, path`/merchants/${merchantId}/bank-requests`, options);
    },
  };
}

function usersOf(send: Send) {
  return {
    /**
     * Invites somebody by mail, as a viewer unless a role is given; `isMember` tells that the
     * person has access already, which then stays as it is.
     */
    async invite(
      merchantId: string,
      user: NewUser,
      options?: PostOptions,
    ): Promise<{ isMember: boolean }> {
      const users = path`/merchants/${merchantId}/users`;
      return await send({ method: "POST", path: users, body: user, options });
    },

    /** The people with access, and those invited. */
    list(merchantId: string, options?: ListOptions): List<User> {
      return createList(send, path`/merchants/${merchantId}/users`, options);
    },

    /** Lets a user, or somebody who is invited, do more or less. */
    async update(
      { merchantId, userId }: { merchantId: string; userId: string },
      changes: { role: Role },
      options?: CallOptions,
    ): Promise<void> {
      const user = path`/merchants/${merchantId}/users/${userId}`;
      await send({ method: "PUT", path: user, body: changes, options });
    },

    /** Takes somebody's access away; an invitation that is still open ends too. */
    async remove(merchantId: string, userId: string, options?: CallOptions): Promise<void> {
      const user = path`/merchants/${merchantId}/users/${userId}`;
      await send({ method: "DELETE", path: user, options });
    },
  };
}

function merchantAppsOf(send: Send) {
  return {
    /** Gives an app access; it is fine when it had it already. */
    async add(merchantId: string, app: { appId: string }, options?: PostOptions): Promise<void> {
      const apps = path`/merchants/${merchantId}/apps`;
      await send({ method: "POST", path: apps, body: app, options });
    },

    /** The apps with access. */
    list(merchantId: string, options?: ListOptions): List<MerchantApp> {
      return createList(send, path`/merchants/${merchantId}/apps`, options);
    },

    /** Takes an app's access away. */
    async remove(merchantId: string, appId: string, options?: CallOptions): Promise<void> {
      const app = path`/merchants/${merchantId}/apps/${appId}`;
      await send({ method: "DELETE", path: app, options });
    },
  };
}
