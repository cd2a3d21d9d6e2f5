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

type Ask = <Answer>(
  call: Omit<Outgoing, "headers" | "repeat" | "body"> & SentBody,
) => Promise<Answer>;
interface SentBody {
  body?: object;
}

const root = "/scheduling/operator";

/**
 * Operator's client; `url` is the address of the admin listener. Throws TypeError for an invalid
 * address; sends nothing yet.
 */
export function createOperator(options: OperatorOptions) {
  const ask = askingWith(options);
  return {
    accounts: accountsOf(ask),
    keyRotation: keyRotationOf(ask),

    /** Erases a person in all accounts, by number. */
    async eraseUser(id: number, options?: CallOptions): Promise<void> {
      await ask({ method: "DELETE", path: root + path`/users/${id}`, options });
    },

    /** Backlog, failing webhooks and failed mails. */
    async health(options?: CallOptions): Promise<Health> {
      return await ask({ method: "GET", path: `${root}/health`, options });
    },

    /** Reconciles the live database, with payments on request; may take long. */
    async reconcile({
      payments,
      ...options
    }: QueryOf<"createOperatorReconciliation"> & CallOptions = {}): Promise<Reconciliation> {
      const reconciliations = `${root}/reconciliations${queryOf({ payments })}`;
      return await ask({ method: "POST", path: reconciliations, options });
    },

    /** Newest first. */
    async actions({
      limit,
      ...options
    }: QueryOf<"listOperatorActions"> & CallOptions = {}): Promise<OperatorAction[]> {
      const actions = `${root}/actions${queryOf({ limit })}`;
      return await ask({ method: "GET", path: actions, options });
    },
  };
}

function askingWith({ key, isAtDesk = false, ...options }: OperatorOptions): Ask {
  const wire = openWire(options, lostBy);
  const headers: Record<string, string> =
    key === undefined ? {} : { Authorization: credentialsOf(key) };
  return async <Answer>({ body, path: whole, ...call }: Parameters<Ask>[0]) => {
    const repeat = call.method === "GET" ? "safe" : "once";
    // In place of the listener's.
    const at = { path: isAtDesk ? whole.slice(root.length) : whole };
    const sent = { ...call, ...at, headers, repeat, body: body && JSON.stringify(body) } as const;
    const response = await wire(sent);
    return readAnswer(response) as Answer;
  };
}

function accountsOf(ask: Ask) {
  const suspend = (suspended: boolean) => async (id: number, options?: CallOptions) => {
    const suspension = root + path`/accounts/${id}/suspension`;
    await ask<void>({ method: "PUT", path: suspension, body: { suspended }, options });
  };
  const approve = (approved: boolean) => async (id: number, options?: CallOptions) => {
    const approval = root + path`/accounts/${id}/approval`;
    await ask<void>({ method: "PUT", path: approval, body: { approved }, options });
  };
  return {
    /** By number, URL id, start of the name or owner's address. */
    async find(q: string, options?: CallOptions): Promise<OperatedAccount[]> {
      const accounts = `${root}/accounts${queryOf({ q })}`;
      return await ask({ method: "GET", path: accounts, options });
    },

    /** Awaiting approval, oldest first, 50 by default; `after` is a number. */
    async waiting({
      limit,
      after,
      ...options
    }: QueryOf<"listWaitingAccounts"> & CallOptions = {}): Promise<OperatedAccount[]> {
      const accounts = `${root}/accounts/waiting${queryOf({ limit, after })}`;
      return await ask({ method: "GET", path: accounts, options });
    },

    /** Opens an account for a person. */
    async create(
      account: BodyOf<"createOperatorAccount">,
      options?: CallOptions,
    ): Promise<OpenedAccount> {
      return await ask({ method: "POST", path: `${root}/accounts`, body: account, options });
    },

    /** Makes it read-only. */
    suspend: suspend(true),

    /** Ends that. */
    resume: suspend(false),

    /** Its mails then contain its own texts. */
    approve: approve(true),

    /** Its mails are then plain. */
    disapprove: approve(false),

    /** Fills it with a demo month; returns counts. */
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
    /** Starts sealing everything with the newest master key, or returns the running rotation. */
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
