// Apps, people, and requested bank accounts.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "../list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import { queryOf } from "../query.ts";
import type { Send } from "../send.ts";
import type { BankRequest } from "../types.ts";
import { root } from "./root.ts";

/** As operators see it. */
export type OperatedApp = AnswerOf<"getOperatorApp">["app"];

/** As operators see them. */
export type OperatedPerson = AnswerOf<"listOperatorPersons">[number];

/** With its merchant. */
export type OperatedBankRequest = AnswerOf<"listOperatorBankRequests">[number];

type BankFilter = NonNullable<QueryOf<"listOperatorBankRequests">["filter"]>;

export function callersOf(send: Send) {
  return {
    apps: {
      /** With key prefixes and merchants. */
      async get(id: string, options?: CallOptions): Promise<OperatedApp> {
        const call = { method: "GET", path: root + path`/apps/${id}`, options } as const;
        return (await send<{ app: OperatedApp }>(call)).app;
      },

      /** Blocks an app from all calls. */
      async suspend(
        id: string,
        suspension: BodyOf<"updateOperatorAppSuspension">,
        options?: CallOptions,
      ): Promise<void> {
        const at = root + path`/apps/${id}/suspension`;
        await send({ method: "PUT", path: at, body: suspension, options });
      },

      async resume(id: string, options?: CallOptions): Promise<void> {
        await send({ method: "DELETE", path: root + path`/apps/${id}/suspension`, options });
      },
    },

    /** By id or mail address. */
    async persons(q: string, options?: CallOptions): Promise<OperatedPerson[]> {
      return await send({ method: "GET", path: `${root}/persons${queryOf({ q })}`, options });
    },

    bankRequests: bankRequestsOf(send),
  };
}

function bankRequestsOf(send: Send) {
  async function decide(at: string, options: CallOptions | undefined): Promise<BankRequest> {
    const call = { method: "POST", path: at, repeat: "once", options } as const;
    return (await send<{ bankRequest: BankRequest }>(call)).bankRequest;
  }
  return {
    list(options?: ListOptions<BankFilter>): List<OperatedBankRequest> {
      return createList(send, `${root}/bank-requests`, options);
    },

    /** Payouts then go to this account. */
    async approve(id: string, options?: CallOptions): Promise<BankRequest> {
      return await decide(root + path`/bank-requests/${id}/approval`, options);
    },

    async refuse(id: string, options?: CallOptions): Promise<BankRequest> {
      return await decide(root + path`/bank-requests/${id}/refusal`, options);
    },
  };
}
