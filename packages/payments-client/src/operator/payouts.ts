import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "../api.ts";
import type { List, ListOptions } from "../list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import { queryOf } from "../query.ts";
import type { Payout } from "../types.ts";
import { root } from "./root.ts";

/** Payouts in one bank file. */
export type PayoutExport = AnswerOf<"createOperatorPayoutExport">["export"];

/** Amount due to a merchant, and if a payout would happen. */
export type PayoutProposal = AnswerOf<"listOperatorPayoutProposals">[number];

type PayoutFilter = NonNullable<QueryOf<"listOperatorPayouts">["filter"]>;

/** Never repeated: money would move twice. */
export function operatedPayoutsOf({ send, get, postOnce, list }: Api) {
  return {
    list: (options?: ListOptions<PayoutFilter>): List<Payout> => list(`${root}/payouts`, options),

    /** Payouts due now by merchant id, and merchants without one. */
    proposals: async (
      of: QueryOf<"listOperatorPayoutProposals">,
      options?: CallOptions,
    ): Promise<PayoutProposal[]> => get(`${root}/payout-proposals${queryOf(of)}`, options),

    /** Pays out one merchant or all; lists the refused ones. */
    create: async (
      of: BodyOf<"createOperatorPayout">,
      options?: CallOptions,
    ): Promise<AnswerOf<"createOperatorPayout">> => postOnce(`${root}/payouts`, of, options),

    /** Marks a payout as arrived. */
    markPaid: async (id: string, options?: CallOptions): Promise<Payout> =>
      field("payout", postOnce(root + path`/payouts/${id}/paid`, undefined, options)),

    /** Marks a payout as returned and credits the merchant. */
    markReturned: async (id: string, options?: CallOptions): Promise<Payout> =>
      field("payout", postOnce(root + path`/payouts/${id}/returned`, undefined, options)),

    /** Puts pending payouts in euro into one file. */
    export: async (
      from: BodyOf<"createOperatorPayoutExport">,
      options?: CallOptions,
    ): Promise<PayoutExport> => field("export", postOnce(`${root}/payout-exports`, from, options)),

    /** pain.001 (XML). */
    async file(exportId: string, options?: CallOptions): Promise<string> {
      const file = root + path`/payout-exports/${exportId}`;
      return await send({ method: "GET", path: file, answer: "text", options });
    },
  };
}
