import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "../list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import type { Send } from "../send.ts";
import { root } from "./root.ts";

/** A merchant, as operators see it. */
export type OperatedMerchant = AnswerOf<"listOperatorMerchants">[number];

/** What a merchant pays. */
export type Pricing = BodyOf<"updateOperatorMerchantPricing">;

/** What a merchant is kept from, and why. */
export type Suspension = BodyOf<"updateOperatorMerchantSuspension">;

/** Another app for a merchant whose own was lost. */
export type Rescue = AnswerOf<"createOperatorMerchantRescue">["rescue"];

/** An owner whom an operator named for a live merchant that had none. */
export type Naming = AnswerOf<"createOperatorMerchantOwner">["naming"];

type Approval = AnswerOf<"createOperatorMerchantApproval">;
type MerchantFilter = NonNullable<QueryOf<"listOperatorMerchants">["filter"]>;

/** Merchants, and what operators decide about them. */
export function operatedMerchantsOf(send: Send) {
  return {
    list(options?: ListOptions<MerchantFilter>): List<OperatedMerchant> {
      return createList(send, `${root}/merchants`, options);
    },

    /** A merchant, whoever's it is. */
    async get(id: string, options?: CallOptions): Promise<OperatedMerchant> {
      const call = { method: "GET", path: root + path`/merchants/${id}`, options } as const;
      return (await send<{ merchant: OperatedMerchant }>(call)).merchant;
    },

    /** Lets a live merchant take payments. */
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

/** What is agreed with a merchant. */
function termsOf(send: Send) {
  return {
    async setPricing(id: string, pricing: Pricing, options?: CallOptions): Promise<void> {
      await send({ method: "PUT", path: at(id, "pricing"), body: pricing, options });
    },

    /** Sets the account that payouts go to. */
    async setBank(
      id: string,
      bank: BodyOf<"updateOperatorMerchantBank">,
      options?: CallOptions,
    ): Promise<void> {
      await send({ method: "PUT", path: at(id, "bank"), body: bank, options });
    },

    /** Sets how the merchant uses 3-D Secure. */
    async setAuthentication(
      id: string,
      authentication: BodyOf<"updateOperatorMerchantTds">,
      options?: CallOptions,
    ): Promise<void> {
      await send({ method: "PUT", path: at(id, "tds"), body: authentication, options });
    },

    /** Voids what is not captured after some days; null is never. */
    async setExpiry(
      id: string,
      expiry: BodyOf<"updateOperatorMerchantExpiry">,
      options?: CallOptions,
    ): Promise<void> {
      await send({ method: "PUT", path: at(id, "expiry"), body: expiry, options });
    },
  };
}

/** What is done about a merchant in trouble. */
function careOf(send: Send) {
  return {
    /** Keeps it from payments, captures or payouts; refunds and voids go on. */
    async suspend(id: string, suspension: Suspension, options?: CallOptions): Promise<void> {
      await send({ method: "PUT", path: at(id, "suspension"), body: suspension, options });
    },

    async resume(id: string, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: at(id, "suspension"), options });
    },

    /** Gives it another app: a live one after 48 hours of notice. */
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

    /** The apps that it was given. */
    rescues(id: string, options?: ListOptions): List<Rescue> {
      return createList(send, at(id, "rescues"), options);
    },
  };
}

/** Owners of live merchants that have none. */
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
    /** Names somebody who has signed in the owner: after 48 hours in which others can object. */
    async name(id: string, person: { email: string }, options?: CallOptions): Promise<Naming> {
      const owners = at(id, "owners");
      const call = { method: "POST", path: owners, body: person, repeat: "once", options } as const;
      return (await send<{ naming: Naming }>(call)).naming;
    },

    /** Who was named, and what became of it. */
    list(id: string, options?: ListOptions): List<Naming> {
      return createList(send, at(id, "owners"), options);
    },

    /** Has somebody be the owner, once it is due, although it was objected to. */
    approve: (assignment: { merchantId: string; namingId: string }, options?: CallOptions) =>
      decide(assignment, "approval", options),

    /** Has somebody not be the owner. */
    refuse: (assignment: { merchantId: string; namingId: string }, options?: CallOptions) =>
      decide(assignment, "refusal", options),
  };
}

function at(id: string, what: string): string {
  return `${root}${path`/merchants/${id}`}/${what}`;
}
