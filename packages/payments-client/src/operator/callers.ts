// Apps, people, and requested bank accounts.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "../api.ts";
import type { List, ListOptions } from "../list.ts";
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import { queryOf } from "../query.ts";
import type { BankRequest } from "../types.ts";
import { root } from "./root.ts";

/** An app as operators see it. */
export type OperatedApp = AnswerOf<"getOperatorApp">["app"];

/** A person as operators see it. */
export type OperatedPerson = AnswerOf<"listOperatorPersons">[number];

export type OperatedBankRequest = AnswerOf<"listOperatorBankRequests">[number];

type BankFilter = NonNullable<QueryOf<"listOperatorBankRequests">["filter"]>;

export function callersOf({ get, postOnce, put, remove, list }: Api) {
  return {
    apps: {
      /** Returns an app with key prefixes and merchants. */
      get: async (id: string, options?: CallOptions): Promise<OperatedApp> =>
        field("app", get(root + path`/apps/${id}`, options)),

      /** Blocks an app from all calls. */
      suspend: async (
        id: string,
        suspension: BodyOf<"updateOperatorAppSuspension">,
        options?: CallOptions,
      ): Promise<void> => put(root + path`/apps/${id}/suspension`, suspension, options),

      resume: async (id: string, options?: CallOptions): Promise<void> =>
        remove(root + path`/apps/${id}/suspension`, options),
    },

    /** Finds people by id or mail address. */
    persons: async (q: string, options?: CallOptions): Promise<OperatedPerson[]> =>
      get(`${root}/persons${queryOf({ q })}`, options),

    bankRequests: {
      list: (options?: ListOptions<BankFilter>): List<OperatedBankRequest> =>
        list(`${root}/bank-requests`, options),

      /** Payouts then go to this account. */
      approve: async (id: string, options?: CallOptions): Promise<BankRequest> =>
        field(
          "bankRequest",
          postOnce(root + path`/bank-requests/${id}/approval`, undefined, options),
        ),

      refuse: async (id: string, options?: CallOptions): Promise<BankRequest> =>
        field(
          "bankRequest",
          postOnce(root + path`/bank-requests/${id}/refusal`, undefined, options),
        ),
    },
  };
}
