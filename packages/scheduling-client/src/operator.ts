/*
 * What operators do: at a door of its own, with a key of its own. Nothing but reading is repeated,
 * except after 429.
 */

import { path } from "@frontdesk/rest/api/path";
import {
  type CallOptions,
  credentialsOf,
  type Outgoing,
  openWire,
  type WireOptions,
} from "@frontdesk/rest/api/wire";
import { lostBy, readAnswer } from "./answer.ts";
import { queryOf } from "./list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "./openapi.ts";

/** Where the operator's door is, and the operator's key. */
export interface OperatorOptions extends WireOptions {
  key: string;
}

/** What `createOperator` gives. */
export type Operator = ReturnType<typeof createOperator>;

/** An account that was opened for somebody, with a token of theirs that is shown only this once. */
export type OpenedAccount = AnswerOf<"createOperatorAccount">;

/** What the proof of the bookings found. */
export type Reconciliation = AnswerOf<"createOperatorReconciliation">;

/** How far the rotation of the master key is. */
export type KeyRotation = AnswerOf<"getOperatorKeyRotation">["keyRotation"];

/** Something that an operator did. */
export type OperatorAction = AnswerOf<"listOperatorActions">[number];

type Ask = <Answer>(call: Omit<Outgoing, "headers" | "repeat" | "body"> & Sent) => Promise<Answer>;
interface Sent {
  body?: object;
}

const root = "/scheduling/operator";

/**
 * The operator's side of the scheduling service: `url` is the address of the operator's door.
 * Throws TypeError for an address that is none; nothing is sent yet.
 */
export function createOperator({ key, ...options }: OperatorOptions) {
  const ask = askingWith(key, options);
  return {
    accounts: accountsOf(ask),
    keyRotation: keyRotationOf(ask),

    /** Forgets who somebody is, by their number, in all accounts. */
    async eraseUser(id: number, options?: CallOptions): Promise<void> {
      await ask({ method: "DELETE", path: root + path`/users/${id}`, options });
    },

    /** Proves the bookings on the live database, which may take long. */
    async reconcile(options?: CallOptions): Promise<Reconciliation> {
      return await ask({ method: "POST", path: `${root}/reconciliations`, options });
    },

    /** What operators did, newest first. */
    async actions({
      limit,
      ...options
    }: QueryOf<"listOperatorActions"> & CallOptions = {}): Promise<OperatorAction[]> {
      const actions = `${root}/actions${queryOf({ limit })}`;
      return await ask({ method: "GET", path: actions, options });
    },
  };
}

function askingWith(key: string, options: WireOptions): Ask {
  const wire = openWire(options, lostBy);
  const headers = { Authorization: credentialsOf(key) };
  return async <Answer>({ body, ...call }: Parameters<Ask>[0]) => {
    const repeat = call.method === "GET" ? "safe" : "once";
    const response = await wire({ ...call, headers, repeat, body: body && JSON.stringify(body) });
    return readAnswer(response) as Answer;
  };
}

/** Accounts, by their numbers. */
function accountsOf(ask: Ask) {
  const suspend = (suspended: boolean) => async (id: number, options?: CallOptions) => {
    const suspension = root + path`/accounts/${id}/suspension`;
    await ask<void>({ method: "PUT", path: suspension, body: { suspended }, options });
  };
  return {
    /** Opens one for somebody. */
    async create(
      account: BodyOf<"createOperatorAccount">,
      options?: CallOptions,
    ): Promise<OpenedAccount> {
      return await ask({ method: "POST", path: `${root}/accounts`, body: account, options });
    },

    /** Keeps it from being written to. */
    suspend: suspend(true),

    /** Lets it go on. */
    resume: suspend(false),

    /** Fills it with a month to try things on; says with how much. */
    async fill(
      id: number,
      filling: BodyOf<"createOperatorAccountDemo"> = {},
      options?: CallOptions,
    ): Promise<AnswerOf<"createOperatorAccountDemo">> {
      const demo = root + path`/accounts/${id}/demo`;
      return await ask({ method: "POST", path: demo, body: filling, options });
    },
  };
}

function keyRotationOf(ask: Ask) {
  const rotation = `${root}/key-rotation`;
  return {
    /** Begins to seal everything anew with the newest master key, or finds what has begun. */
    async begin(options?: CallOptions): Promise<KeyRotation> {
      const call = { method: "POST", path: rotation, options } as const;
      return (await ask<AnswerOf<"createOperatorKeyRotation">>(call)).keyRotation;
    },

    async get(options?: CallOptions): Promise<KeyRotation> {
      const call = { method: "GET", path: rotation, options } as const;
      return (await ask<AnswerOf<"getOperatorKeyRotation">>(call)).keyRotation;
    },
  };
}
