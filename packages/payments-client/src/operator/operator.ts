/*
 * What operators do: at a door of its own, with a key of its own. Only what is known to be done
 * once is repeated; anything else is not, except after 429.
 */

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

/** What `createOperator` gives. */
export type Operator = ReturnType<typeof createOperator>;

/** What the proof of the books found. */
export type Reconciliation = AnswerOf<"createOperatorReconciliation">;

/** Whether all goes on. */
export type Health = AnswerOf<"getOperatorHealth">;

/** How far the rotation of the master key is. */
export type KeyRotation = AnswerOf<"getOperatorKeyRotation">["keyRotation"];

/** Something that an operator did. */
export type OperatorAction = AnswerOf<"listOperatorActions">[number];

type ActionFilter = NonNullable<QueryOf<"listOperatorActions">["filter"]>;

/** Where operators are let in. */
export interface OperatorOptions extends ConnectionOptions {
  /**
   * Whether `url` is the desk's way to the door, as
   * `https://desk.example.com/api/operator/payments`: what is asked there is asked by whoever is
   * signed in, without a key.
   */
  isAtDesk?: boolean | undefined;
}

/**
 * The operator's side of the payment service: `url` is the address of the operator's door, `key`
 * the operator's. Throws TypeError for an address that is none; nothing is sent yet.
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

    /** What waits and for how long, which webhooks take nothing, and what was given up. */
    async health(options?: CallOptions): Promise<Health> {
      return await send({ method: "GET", path: `${root}/health`, options });
    },

    /** Proves the books on the live database, which may take long. */
    async reconcile(options?: CallOptions): Promise<Reconciliation> {
      const reconciliations = `${root}/reconciliations`;
      return await send({ method: "POST", path: reconciliations, repeat: "once", options });
    },

    /** What operators did. */
    actions(options?: ListOptions<ActionFilter>): List<OperatorAction> {
      return createList(send, `${root}/actions`, options);
    },
  };
}

/** The desk puts before a path what the door has there. */
function belowDesk(send: Send): Send {
  return async (call) => await send({ ...call, path: call.path.slice(root.length) });
}

function keyRotationOf(send: Send) {
  const path = `${root}/key-rotation`;
  return {
    /** Begins to seal everything anew with the newest master key, or finds what has begun. */
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
