import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "./api.ts";
import { linksOf } from "./links.ts";
import type { List, ListOptions } from "./list.ts";
import { queryOf } from "./query.ts";
import type {
  AuthenticationMode,
  BrandingChanges,
  MerchantChanges,
  NewBankRequest,
  NewMerchant,
  NewUser,
} from "./requests.ts";
import type {
  App,
  BankRequest,
  Branding,
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

export function merchantsOf(api: Api) {
  const { get, post, put, remove, list } = api;
  return {
    /** Creates a merchant with access for the calling app. */
    create: async (merchant: NewMerchant, options?: PostOptions): Promise<Merchant> =>
      field("merchant", post("/merchants", merchant, options)),

    /** The merchant comes with its balance. */
    get: async (id: string, options?: CallOptions): Promise<Merchant> =>
      field("merchant", get(path`/merchants/${id}`, options)),

    /** Changes the name, email or descriptor; other fields are refused. */
    update: async (id: string, changes: MerchantChanges, options?: CallOptions): Promise<void> =>
      put(path`/merchants/${id}`, changes, options),

    /** Sets the 3-D Secure mode of a test merchant; the operator sets the mode of live ones. */
    updateAuthentication: async (
      id: string,
      authentication: { mode: AuthenticationMode },
      options?: CallOptions,
    ): Promise<void> => put(path`/merchants/${id}/tds`, authentication, options),

    /** Resets the simulated card balances of a test merchant. */
    resetCardBalances: async (id: string, options?: CallOptions): Promise<void> =>
      remove(path`/merchants/${id}/card-balances`, options),

    /** Merchants of an app; an app sees only its own. */
    list: (appId: string, options?: ListOptions<{ test?: boolean }>): List<Merchant> =>
      list(path`/identities/${appId}/merchants`, options),

    /**
     * Finds by id, reference, last four digits of a card, or amount in major units of any currency:
     * `9.95`.
     */
    search: async (id: string, q: string, options?: CallOptions): Promise<Found> =>
      field("found", get(path`/merchants/${id}/search` + queryOf({ q }), options)),

    ...deskOf(api),
    bankRequests: bankRequestsOf(api),
    links: linksOf(api),
    users: usersOf(api),
    apps: merchantAppsOf(api),
  };
}

function deskOf({ get, postOnce, put, list }: Api) {
  return {
    /** Refund limits of people in 24 hours; apps have none. */
    refundLimits: async (id: string, options?: CallOptions): Promise<RefundLimits> =>
      get(path`/merchants/${id}/refund-limits`, options),

    /** Absent fields stay unchanged. */
    setRefundLimits: async (
      id: string,
      limits: Partial<RefundLimits>,
      options?: CallOptions,
    ): Promise<void> => put(path`/merchants/${id}/refund-limits`, limits, options),

    /** The look of the hosted payment pages. */
    branding: async (id: string, options?: CallOptions): Promise<Branding> =>
      get(path`/merchants/${id}/branding`, options),

    setBranding: async (
      id: string,
      changes: BrandingChanges,
      options?: CallOptions,
    ): Promise<void> => put(path`/merchants/${id}/branding`, changes, options),

    /** Creates an app with a key, at the desk; the key is shown only now. */
    createKey: async (id: string, key: { name?: string }, options?: CallOptions): Promise<App> =>
      field("app", postOnce(path`/merchants/${id}/keys`, key, options)),

    acts: (id: string, options?: ListOptions): List<MerchantAct> =>
      list(path`/merchants/${id}/acts`, options),

    /**
     * Requests ownership of a test merchant without an owner, at the desk: its contact address gets
     * a link. The response does not reveal if the merchant exists.
     */
    async askToClaim(id: string, options?: CallOptions): Promise<void> {
      await postOnce("/me/claims", { merchantId: id }, options);
    },

    /** Completes the claim by the token in the link. */
    claim: async (token: string, options?: CallOptions): Promise<Claimed> =>
      field("merchant", postOnce("/me/claims/acceptance", { token }, options)),

    /** Merchants of a person at the desk, with the person's role. */
    listOwn: (options?: ListOptions<{ test?: boolean }>): List<OwnMerchant> =>
      list("/me/merchants", options),
  };
}

function bankRequestsOf({ post, list }: Api) {
  return {
    /** Requests another payout account; for a live merchant the operator approves it. */
    create: async (
      merchantId: string,
      bank: NewBankRequest,
      options?: PostOptions,
    ): Promise<BankRequest> =>
      field("bankRequest", post(path`/merchants/${merchantId}/bank-requests`, bank, options)),

    list: (merchantId: string, options?: ListOptions): List<BankRequest> =>
      list(path`/merchants/${merchantId}/bank-requests`, options),
  };
}

function usersOf({ post, put, remove, list }: Api) {
  return {
    /**
     * Invites a person by mail, as a viewer by default; `isMember` marks a person with access,
     * which stays unchanged.
     */
    invite: async (
      merchantId: string,
      user: NewUser,
      options?: PostOptions,
    ): Promise<{ isMember: boolean }> => post(path`/merchants/${merchantId}/users`, user, options),

    /** People with access, and invited ones. */
    list: (merchantId: string, options?: ListOptions): List<User> =>
      list(path`/merchants/${merchantId}/users`, options),

    update: async (
      { merchantId, userId }: { merchantId: string; userId: string },
      changes: { role: Role },
      options?: CallOptions,
    ): Promise<void> => put(path`/merchants/${merchantId}/users/${userId}`, changes, options),

    /** Removes access; an open invitation ends too. */
    remove: async (merchantId: string, userId: string, options?: CallOptions): Promise<void> =>
      remove(path`/merchants/${merchantId}/users/${userId}`, options),
  };
}

function merchantAppsOf({ post, remove, list }: Api) {
  return {
    /** Gives an app access; succeeds if it already has it. */
    async add(merchantId: string, app: { appId: string }, options?: PostOptions): Promise<void> {
      await post(path`/merchants/${merchantId}/apps`, app, options);
    },

    /** Apps with access. */
    list: (merchantId: string, options?: ListOptions): List<MerchantApp> =>
      list(path`/merchants/${merchantId}/apps`, options),

    /** Removes an app's access. */
    remove: async (merchantId: string, appId: string, options?: CallOptions): Promise<void> =>
      remove(path`/merchants/${merchantId}/apps/${appId}`, options),
  };
}
