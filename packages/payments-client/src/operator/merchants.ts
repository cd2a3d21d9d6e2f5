import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "../list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import type { Send } from "../send.ts";
import { root } from "./root.ts";

/** As operators see it. */
export type OperatedMerchant = AnswerOf<"listOperatorMerchants">[number];

/** Fees of a merchant. */
export type Pricing = BodyOf<"updateOperatorMerchantPricing">;

/** Suspended operations, with the reason. */
export type Suspension = BodyOf<"updateOperatorMerchantSuspension">;

/** Access recovery: another app for a merchant with a lost one. */
export type Rescue = AnswerOf<"createOperatorMerchantRescue">["rescue"];

/** Owner assignment: an owner for a live merchant without one. */
export type Naming = AnswerOf<"createOperatorMerchantOwner">["naming"];

type Approval = AnswerOf<"createOperatorMerchantApproval">;
type MerchantFilter = NonNullable<QueryOf<"listOperatorMerchants">["filter"]>;

export function operatedMerchantsOf(send: Send) {
  return {
    list(options?: ListOptions<MerchantFilter>): List<OperatedMerchant> {
      return createList(send, `${root}/merchants`, options);
    },

    async get(id: string, options?: CallOptions): Promise<OperatedMerchant> {
      const call = { method: "GET", path: root + path`/merchants/${id}`, options } as const;
      return (await send<{ merchant: OperatedMerchant }>(call)).merchant;
    },

    /** Permits payments of a live merchant. */
    async approve(id: string, options?: CallOptions): Promise<Approval["merchant"]> {
      const approval = at(id, "approval");
      const call = { method: "POST", path: approval, repeat: "once", options } as const;
      return (await send<Approval>(call)).merchant;
    },

    ...termsOf(send),
    ...careOf(send),
    owners: ownersOf(send),
  };
}

/** Agreed terms of a merchant. */
function termsOf(send: Send) {
  return {
    async setPricing(id: string, pricing: Pricing, options?: CallOptions): Promise<void> {
      await send({ method: "PUT", path: at(id, "pricing"), body: pricing, options });
    },

    async setBank(
      id: string,
      bank: BodyOf<"updateOperatorMerchantBank">,
      options?: CallOptions,
    ): Promise<void> {
      await send({ method: "PUT", path: at(id, "bank"), body: bank, options });
    },

    async setAuthentication(
      id: string,
      authentication: BodyOf<"updateOperatorMerchantTds">,
      options?: CallOptions,
    ): Promise<void> {
      await send({ method: "PUT", path: at(id, "tds"), body: authentication, options });
    },

    /** Voids uncaptured payments after some days; null is never. */
    async setExpiry(
      id: string,
      expiry: BodyOf<"updateOperatorMerchantExpiry">,
      options?: CallOptions,
    ): Promise<void> {
      await send({ method: "PUT", path: at(id, "expiry"), body: expiry, options });
    },
  };
}

/** In trouble. */
function careOf(send: Send) {
  return {
    /** Suspends payments, captures or payouts; refunds and voids stay possible. */
    async suspend(id: string, suspension: Suspension, options?: CallOptions): Promise<void> {
      await send({ method: "PUT", path: at(id, "suspension"), body: suspension, options });
    },

    async resume(id: string, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: at(id, "suspension"), options });
    },

    /** Gives it another app; for a live merchant after 48 hours of notice. */
    async rescue(id: string, app: { appId: string }, options?: CallOptions): Promise<Rescue> {
      const recoveries = at(id, "rescues");
      const call = {
        method: "POST",
        path: recoveries,
        body: app,
        repeat: "once",
        options,
      } as const;
      return (await send<{ rescue: Rescue }>(call)).rescue;
    },

    /** Recovered apps. */
    rescues(id: string, options?: ListOptions): List<Rescue> {
      return createList(send, at(id, "rescues"), options);
    },
  };
}

/** For live merchants without one. */
function ownersOf(send: Send) {
  const decide = async (
    { merchantId, namingId }: { merchantId: string; namingId: string },
    word: "approval" | "refusal",
    options?: CallOptions,
  ): Promise<Naming> => {
    const decision = `${at(merchantId, "owners")}${path`/${namingId}/`}${word}`;
    const call = { method: "POST", path: decision, repeat: "once", options } as const;
    return (await send<{ naming: Naming }>(call)).naming;
  };
  return {
    /** Assigns a signed-in person as owner, after 48 hours for objections. */
    async name(id: string, person: { email: string }, options?: CallOptions): Promise<Naming> {
      const owners = at(id, "owners");
      const call = { method: "POST", path: owners, body: person, repeat: "once", options } as const;
      return (await send<{ naming: Naming }>(call)).naming;
    },

    /** Assignments with their status. */
    list(id: string, options?: ListOptions): List<Naming> {
      return createList(send, at(id, "owners"), options);
    },

    /** Assigns a due owner despite objections. */
    approve: (assignment: { merchantId: string; namingId: string }, options?: CallOptions) =>
      decide(assignment, "approval", options),

    refuse: (assignment: { merchantId: string; namingId: string }, options?: CallOptions) =>
      decide(assignment, "refusal", options),
  };
}

function at(id: string, what: string): string {
  return `${root}${path`/merchants/${id}`}/${what}`;
}
