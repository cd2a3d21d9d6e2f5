import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "../api.ts";
import type { List, ListOptions } from "../list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import { root } from "./root.ts";

/** A merchant as operators see it. */
export type OperatedMerchant = AnswerOf<"listOperatorMerchants">[number];

/** Fees of a merchant. */
export type Pricing = BodyOf<"updateOperatorMerchantPricing">;

/** Suspended operations, with the reason. */
export type Suspension = BodyOf<"updateOperatorMerchantSuspension">;

/** Access recovery: another app for a merchant that lost its app. */
export type Rescue = AnswerOf<"createOperatorMerchantRescue">["rescue"];

/** Owner assignment: an owner for a live merchant that has none. */
export type Naming = AnswerOf<"createOperatorMerchantOwner">["naming"];

type MerchantFilter = NonNullable<QueryOf<"listOperatorMerchants">["filter"]>;

export interface Assignment {
  merchantId: string;
  namingId: string;
}

export function operatedMerchantsOf({ get, postOnce, put, remove, list }: Api) {
  return {
    list: (options?: ListOptions<MerchantFilter>): List<OperatedMerchant> =>
      list(`${root}/merchants`, options),

    get: async (id: string, options?: CallOptions): Promise<OperatedMerchant> =>
      field("merchant", get(at(id), options)),

    /** Permits payments of a live merchant. */
    approve: async (
      id: string,
      options?: CallOptions,
    ): Promise<AnswerOf<"createOperatorMerchantApproval">["merchant"]> =>
      field("merchant", postOnce(`${at(id)}/approval`, undefined, options)),

    setPricing: async (id: string, pricing: Pricing, options?: CallOptions): Promise<void> =>
      put(`${at(id)}/pricing`, pricing, options),

    setBank: async (
      id: string,
      bank: BodyOf<"updateOperatorMerchantBank">,
      options?: CallOptions,
    ): Promise<void> => put(`${at(id)}/bank`, bank, options),

    setAuthentication: async (
      id: string,
      authentication: BodyOf<"updateOperatorMerchantTds">,
      options?: CallOptions,
    ): Promise<void> => put(`${at(id)}/tds`, authentication, options),

    /** Voids uncaptured payments after some days; null is never. */
    setExpiry: async (
      id: string,
      expiry: BodyOf<"updateOperatorMerchantExpiry">,
      options?: CallOptions,
    ): Promise<void> => put(`${at(id)}/expiry`, expiry, options),

    /** Suspends payments, captures or payouts; refunds and voids stay possible. */
    suspend: async (id: string, suspension: Suspension, options?: CallOptions): Promise<void> =>
      put(`${at(id)}/suspension`, suspension, options),

    resume: async (id: string, options?: CallOptions): Promise<void> =>
      remove(`${at(id)}/suspension`, options),

    /** Gives it another app; for a live merchant after 48 hours of notice. */
    rescue: async (id: string, app: { appId: string }, options?: CallOptions): Promise<Rescue> =>
      field("rescue", postOnce(`${at(id)}/rescues`, app, options)),

    /** Recovered apps. */
    rescues: (id: string, options?: ListOptions): List<Rescue> =>
      list(`${at(id)}/rescues`, options),

    /** Owners of live merchants without one. */
    owners: {
      /** Assigns a signed-in person as owner, after 48 hours for objections. */
      name: async (id: string, person: { email: string }, options?: CallOptions): Promise<Naming> =>
        field("naming", postOnce(`${at(id)}/owners`, person, options)),

      /** Assignments with their status. */
      list: (id: string, options?: ListOptions): List<Naming> => list(`${at(id)}/owners`, options),

      /** Assigns a due owner despite objections. */
      approve: async (assignment: Assignment, options?: CallOptions): Promise<Naming> =>
        field("naming", postOnce(`${ownerAt(assignment)}/approval`, undefined, options)),

      refuse: async (assignment: Assignment, options?: CallOptions): Promise<Naming> =>
        field("naming", postOnce(`${ownerAt(assignment)}/refusal`, undefined, options)),
    },
  };
}

const at = (id: string) => root + path`/merchants/${id}`;
const ownerAt = ({ merchantId, namingId }: Assignment) =>
  at(merchantId) + path`/owners/${namingId}`;
