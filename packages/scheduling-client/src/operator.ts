/* Operator API at the admin listener, with an own key. Repeats only reads, except after 429. */

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

export interface OperatorOptions extends WireOptions {
  /** Operator key; absent at the desk. */
  key?: string | undefined;
  /**
   * True if `url` is the desk's path to the admin listener, such as
   * `https://desk.example.com/api/operator/scheduling`: the signed-in person acts.
   */
  isAtDesk?: boolean | undefined;
}

export type Operator = ReturnType<typeof createOperator>;

/** A new account with its owner's token, shown only now. */
export type OpenedAccount = AnswerOf<"createOperatorAccount">;

/** An account as operators see it. */
export type OperatedAccount = AnswerOf<"listOperatorAccounts">[number];

/** Findings. */
export type Reconciliation = AnswerOf<"createOperatorReconciliation">;

export type Health = AnswerOf<"getOperatorHealth">;

/** Progress of the master key's rotation. */
export type KeyRotation = AnswerOf<"getOperatorKeyRotation">["keyRotation"];

export type OperatorAction = AnswerOf<"listOperatorActions">[number];

/**
 * Operator's client; `url` is the address of the admin listener. Throws TypeError for an invalid
 * address; sends nothing yet.
 */
export function createOperator(options: OperatorOptions) {
  const api = operatorApi(options);
  const { get, post, remove } = api;
  return {
    accounts: accountsOf(api),

    keyRotation: {
      /** Starts sealing everything with the newest master key, or returns the running rotation. */
      begin: async (options?: CallOptions): Promise<KeyRotation> =>
        (await post<AnswerOf<"createOperatorKeyRotation">>("/key-rotation", undefined, options))
          .keyRotation,

      get: async (options?: CallOptions): Promise<KeyRotation> =>
        (await get<AnswerOf<"getOperatorKeyRotation">>("/key-rotation", options)).keyRotation,
    },

    /** Erases a person in all accounts, by number. */
    eraseUser: async (id: number, options?: CallOptions): Promise<void> =>
      remove(path`/users/${id}`, options),

    /** Backlog, failing webhooks and failed mails. */
    health: async (options?: CallOptions): Promise<Health> => get("/health", options),

    /** Reconciles the live database, with payments on request; may take long. */
    reconcile: async ({
      payments,
      ...options
    }: QueryOf<"createOperatorReconciliation"> & CallOptions = {}): Promise<Reconciliation> =>
      post(`/reconciliations${queryOf({ payments })}`, undefined, options),

    /** Newest first. */
    actions: async ({
      limit,
      ...options
    }: QueryOf<"listOperatorActions"> & CallOptions = {}): Promise<OperatorAction[]> =>
      get(`/actions${queryOf({ limit })}`, options),
  };
}

type OperatorApi = ReturnType<typeof operatorApi>;

function operatorApi({ key, isAtDesk = false, ...options }: OperatorOptions) {
  const wire = openWire(options, lostBy);
  const headers: Record<string, string> =
    key === undefined ? {} : { Authorization: credentialsOf(key) };
  // The desk's path stands in place of the listener's.
  const root = isAtDesk ? "" : "/scheduling/operator";
  const ask = async <Answer>(call: Omit<Outgoing, "repeat">): Promise<Answer> => {
    const repeat = call.method === "GET" ? "safe" : "once";
    return readAnswer(await wire({ ...call, path: root + call.path, headers, repeat })) as Answer;
  };
  return {
    get: <Answer>(path: string, options?: CallOptions) =>
      ask<Answer>({ method: "GET", path, options }),

    post: <Answer>(path: string, body?: object, options?: CallOptions) =>
      ask<Answer>({ method: "POST", path, body: body && JSON.stringify(body), options }),

    async put(path: string, body: object, options?: CallOptions): Promise<void> {
      await ask({ method: "PUT", path, body: JSON.stringify(body), options });
    },

    async remove(path: string, options?: CallOptions): Promise<void> {
      await ask({ method: "DELETE", path, options });
    },
  };
}

function accountsOf({ get, post, put }: OperatorApi) {
  const suspend = (suspended: boolean) => async (id: number, options?: CallOptions) =>
    put(path`/accounts/${id}/suspension`, { suspended }, options);
  const approve = (approved: boolean) => async (id: number, options?: CallOptions) =>
    put(path`/accounts/${id}/approval`, { approved }, options);
  return {
    /** By number, URL id, start of the name or owner's address. */
    find: async (q: string, options?: CallOptions): Promise<OperatedAccount[]> =>
      get(`/accounts${queryOf({ q })}`, options),

    /** Awaiting approval, oldest first, 50 by default; `after` is a number. */
    waiting: async ({
      limit,
      after,
      ...options
    }: QueryOf<"listWaitingAccounts"> & CallOptions = {}): Promise<OperatedAccount[]> =>
      get(`/accounts/waiting${queryOf({ limit, after })}`, options),

    /** Opens an account for a person. */
    create: async (
      account: BodyOf<"createOperatorAccount">,
      options?: CallOptions,
    ): Promise<OpenedAccount> => post("/accounts", account, options),

    /** Makes it read-only. */
    suspend: suspend(true),

    /** Ends that. */
    resume: suspend(false),

    /** Permits the account's own texts in its mails. */
    approve: approve(true),

    /** Reduces the account's mails to plain ones. */
    disapprove: approve(false),

    /** Fills it with a demo month; returns counts. */
    fill: async (
      id: number,
      filling: BodyOf<"createOperatorAccountDemo"> = {},
      options?: CallOptions,
    ): Promise<AnswerOf<"createOperatorAccountDemo">> =>
      post(path`/accounts/${id}/demo`, filling, options),
  };
}
