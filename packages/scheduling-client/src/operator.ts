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

/** Where operators are let in. */
export interface OperatorOptions extends WireOptions {
  /** The operator's; at the desk there is none. */
  key?: string | undefined;
  /**
   * Whether `url` is the desk's way to the door, as
   * `https://desk.example.com/api/operator/scheduling`: what is asked there is asked by whoever is
   * signed in.
   */
  isAtDesk?: boolean | undefined;
}

/** What `createOperator` gives. */
export type Operator = ReturnType<typeof createOperator>;

/** An account that was opened for somebody, with a token of theirs that is shown only this once. */
export type OpenedAccount = AnswerOf<"createOperatorAccount">;

/** An account as operators see it. */
export type OperatedAccount = AnswerOf<"listOperatorAccounts">[number];

/** What the proof of the bookings found. */
export type Reconciliation = AnswerOf<"createOperatorReconciliation">;

/** Whether all goes on. */
export type Health = AnswerOf<"getOperatorHealth">;

/** How far the rotation of the master key is. */
export type KeyRotation = AnswerOf<"getOperatorKeyRotation">["keyRotation"];

/** Something that an operator did. */
export type OperatorAction = AnswerOf<"listOperatorActions">[number];

type Ask = <Answer>(
  call: Omit<Outgoing, "headers" | "repeat" | "body"> & SentBody,
) => Promise<Answer>;
interface SentBody {
  body?: object;
}

const root = "/scheduling/operator";

/**
 * The operator's side of the scheduling service: `url` is the address of the operator's door.
 * Throws TypeError for an address that is none; nothing is sent yet.
 */
export function createOperator(options: OperatorOptions) {
  const ask = askingWith(options);
  return {
    accounts: accountsOf(ask),
    keyRotation: keyRotationOf(ask),

    /** Forgets who somebody is, by their number, in all accounts. */
    async eraseUser(id: number, options?: CallOptions): Promise<void> {
      await ask({ method: "DELETE", path: root + path`/users/${id}`, options });
    },

    /** What waits and for how long, which webhooks take nothing, and what was given up. */
    async health(options?: CallOptions): Promise<Health> {
      return await ask({ method: "GET", path: `${root}/health`, options });
    },

    /** Proves the bookings on the live database, and payments if so asked; it may take long. */
    async reconcile({
      payments,
      ...options
    }: QueryOf<"createOperatorReconciliation"> & CallOptions = {}): Promise<Reconciliation> {
      const reconciliations = `${root}/reconciliations${queryOf({ payments })}`;
      return await ask({ method: "POST", path: reconciliations, options });
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

function askingWith({ key, isAtDesk = false, ...options }: OperatorOptions): Ask {
  const wire = openWire(options, lostBy);
  const headers: Record<string, string> =
    key === undefined ? {} : { Authorization: credentialsOf(key) };
  return async <Answer>({ body, path: whole, ...call }: Parameters<Ask>[0]) => {
    const repeat = call.method === "GET" ? "safe" : "once";
    // The desk puts before a path what the door has there.
    const at = { path: isAtDesk ? whole.slice(root.length) : whole };
    const sent = { ...call, ...at, headers, repeat, body: body && JSON.stringify(body) } as const;
    const response = await wire(sent);
    return readAnswer(response) as Answer;
  };
}

/** Accounts, by their numbers. */
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
    /** Those whose number, URL id, beginning of the name or owner's address it is. */
    async find(q: string, options?: CallOptions): Promise<OperatedAccount[]> {
      const accounts = `${root}/accounts${queryOf({ q })}`;
      return await ask({ method: "GET", path: accounts, options });
    },

    /** Those that wait for approval, oldest first, 50 unless limited; `after` is a number. */
    async waiting({
      limit,
      after,
      ...options
    }: QueryOf<"listWaitingAccounts"> & CallOptions = {}): Promise<OperatedAccount[]> {
      const accounts = `${root}/accounts/waiting${queryOf({ limit, after })}`;
      return await ask({ method: "GET", path: accounts, options });
    },

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

    /** Approves it, so that its mails have its own words. */
    approve: approve(true),

    /** Takes the approval back: its mails are plain from then on. */
    disapprove: approve(false),

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
