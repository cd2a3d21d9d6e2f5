/* Operator API at the admin listener, with an own key. Repeats only calls with a single effect;
   others only after 429. */

import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "../list.ts";
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
  const send = isAtDesk ? belowDesk(connect(options)) : connect(options);
  return {
    merchants: operatedMerchantsOf(send),
    ...contestsOf(send),
    ...callersOf(send),
    payouts: operatedPayoutsOf(send),
    rates: ratesOf(send),
    keyRotation: keyRotationOf(send),

    /** Backlog, failing webhooks and failed mails. */
    async health(options?: CallOptions): Promise<Health> {
      return await send({ method: "GET", path: `${root}/health`, options });
    },

    /** Reconciles the live ledger; may take long. */
    async reconcile(options?: CallOptions): Promise<Reconciliation> {
      const reconciliations = `${root}/reconciliations`;
      return await send({ method: "POST", path: reconciliations, repeat: "once", options });
    },

    actions(options?: ListOptions<ActionFilter>): List<OperatorAction> {
      return createList(send, `${root}/actions`, options);
    },
  };
}

/** In place of the listener's. */
function belowDesk(send: Send): Send {
  return async (call) => await send({ ...call, path: call.path.slice(root.length) });
}

function keyRotationOf(send: Send) {
  const path = `${root}/key-rotation`;
  return {
    /** Starts sealing everything with the newest master key, or returns the running rotation. */
    async begin(options?: CallOptions): Promise<KeyRotation> {
      const call = { method: "POST", path, repeat: "once", options } as const;
      return (await send<AnswerOf<"createOperatorKeyRotation">>(call)).keyRotation;
    },

    async get(options?: CallOptions): Promise<KeyRotation> {
      const call = { method: "GET", path, options } as const;
      return (await send<AnswerOf<"getOperatorKeyRotation">>(call)).keyRotation;
    },
  };
}
