/* Operator API at the admin listener, with an own key. Repeats a call only if the repeat
   changes nothing more; others only after 429. */

import type { CallOptions } from "@frontdesk/rest/api/wire";
import { apiOf, field } from "../api.ts";
import type { List, ListOptions } from "../list.ts";
import type { AnswerOf, QueryOf } from "../openapi.ts";
import { type ConnectionOptions, connect, type Send } from "../send.ts";
import { callersOf } from "./callers.ts";
import { contestsOf } from "./contests.ts";
import { operatedMerchantsOf } from "./merchants.ts";
import { operatedPayoutsOf } from "./payouts.ts";
import { ratesOf } from "./rates.ts";
import { root } from "./root.ts";

export type Operator = ReturnType<typeof createOperator>;

/** Findings. */
export type Reconciliation = AnswerOf<"createOperatorReconciliation">;

export type Health = AnswerOf<"getOperatorHealth">;

/** Progress of the master key's rotation. */
export type KeyRotation = AnswerOf<"getOperatorKeyRotation">["keyRotation"];

export type OperatorAction = AnswerOf<"listOperatorActions">[number];

type ActionFilter = NonNullable<QueryOf<"listOperatorActions">["filter"]>;

export interface OperatorOptions extends ConnectionOptions {
  /**
   * True if `url` is the desk's path to the admin listener, such as
   * `https://desk.example.com/api/operator/payments`: the signed-in person acts, without a key.
   */
  isAtDesk?: boolean | undefined;
}

/**
 * Operator's client; `url` is the address of the admin listener, `key` the operator's. Throws
 * TypeError for an invalid address; sends nothing yet.
 */
export function createOperator({ isAtDesk = false, ...options }: OperatorOptions) {
  const send = connect(options);
  const api = apiOf(isAtDesk ? belowDesk(send) : send);
  const { get, postOnce, list } = api;
  return {
    merchants: operatedMerchantsOf(api),
    ...contestsOf(api),
    ...callersOf(api),
    payouts: operatedPayoutsOf(api),
    rates: ratesOf(api),
    keyRotation: {
      /** Starts sealing everything with the newest master key, or returns the running rotation. */
      begin: async (options?: CallOptions): Promise<KeyRotation> =>
        field("keyRotation", postOnce(`${root}/key-rotation`, undefined, options)),

      get: async (options?: CallOptions): Promise<KeyRotation> =>
        field("keyRotation", get(`${root}/key-rotation`, options)),
    },

    /** Backlog, failing webhooks and failed mails. */
    health: async (options?: CallOptions): Promise<Health> => get(`${root}/health`, options),

    /** Reconciles the live ledger; may take long. */
    reconcile: async (options?: CallOptions): Promise<Reconciliation> =>
      postOnce(`${root}/reconciliations`, undefined, options),

    actions: (options?: ListOptions<ActionFilter>): List<OperatorAction> =>
      list(`${root}/actions`, options),
  };
}

/** The desk's path in place of the listener's. */
function belowDesk(send: Send): Send {
  return async (call) => await send({ ...call, path: call.path.slice(root.length) });
}
