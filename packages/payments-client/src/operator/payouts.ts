import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "../list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import { queryOf } from "../query.ts";
import type { Send } from "../send.ts";
import type { Payout } from "../types.ts";
import { root } from "./root.ts";

/** Payouts in one bank file. */
export type PayoutExport = AnswerOf<"createOperatorPayoutExport">["export"];

/** Amount due to a merchant, and if a payout would happen. */
export type PayoutProposal = AnswerOf<"listOperatorPayoutProposals">[number];

type PaidOut = AnswerOf<"createOperatorPayout">;
type PayoutFilter = NonNullable<QueryOf<"listOperatorPayouts">["filter"]>;

/** Never repeated: money would move twice. */
export function operatedPayoutsOf(send: Send) {
  return {
    list(options?: ListOptions<PayoutFilter>): List<Payout> {
      return createList(send, `${root}/payouts`, options);
    },

    /** Payouts due now by merchant id, and merchants without one. */
    async proposals(
      of: QueryOf<"listOperatorPayoutProposals">,
      options?: CallOptions,
    ): Promise<PayoutProposal[]> {
      const proposals = `${root}/payout-proposals${queryOf(of)}`;
      return await send({ method: "GET", path: proposals, options });
    },

    /** Pays out one merchant or all; lists the refused ones. */
    async create(of: BodyOf<"createOperatorPayout">, options?: CallOptions): Promise<PaidOut> {
      const payouts = `${root}/payouts`;
      return await send({ method: "POST", path: payouts, body: of, repeat: "once", options });
    },

    /** Marks a payout as arrived. */
    async markPaid(id: string, options?: CallOptions): Promise<Payout> {
      return await mark(root + path`/payouts/${id}/paid`, options);
    },

    /** Marks a payout as returned and credits the merchant. */
    async markReturned(id: string, options?: CallOptions): Promise<Payout> {
      return await mark(root + path`/payouts/${id}/returned`, options);
    },

    /** Puts pending payouts in euro into one file. */
    async export(
      from: BodyOf<"createOperatorPayoutExport">,
      options?: CallOptions,
    ): Promise<PayoutExport> {
      const exports = `${root}/payout-exports`;
      const call = { method: "POST", path: exports, body: from, repeat: "once", options } as const;
      return (await send<{ export: PayoutExport }>(call)).export;
    },

    /** pain.001 (XML). */
    async file(exportId: string, options?: CallOptions): Promise<string> {
      const file = root + path`/payout-exports/${exportId}`;
      return await send({ method: "GET", path: file, answer: "text", options });
    },
  };

  async function mark(as: string, options: CallOptions | undefined): Promise<Payout> {
    const call = { method: "POST", path: as, repeat: "once", options } as const;
    return (await send<{ payout: Payout }>(call)).payout;
  }
}
