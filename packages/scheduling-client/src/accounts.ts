import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { Channel } from "./send.ts";
import type { Account, AccountChanges, ListedAccount, User } from "./types/accounts.ts";

/** The accounts that the person is a member of. */
export function accountsOf(channel: Channel) {
  return {
    async list(options?: CallOptions): Promise<ListedAccount[]> {
      return await channel.ask({ method: "GET", path: "/v1/accounts", options });
    },

    /** An account by its number or its URL id. */
    async get(id: number | string, options?: CallOptions): Promise<Account> {
      return await channel.ask({ method: "GET", path: path`/v1/accounts/${id}`, options });
    },

    /** Changes settings of an account, for administrators; answers what it is then. */
    async update(
      id: number | string,
      changes: AccountChanges,
      options?: CallOptions,
    ): Promise<Account> {
      const body = { method: "PUT", path: path`/v1/accounts/${id}`, body: changes } as const;
      return await channel.ask({ ...body, options });
    },
  };
}

/** Members of the account at a root. */
export function usersOf(channel: Channel, root: string) {
  return {
    list(options?: ListOptions): List<User> {
      return createList(channel, `${root}/users`, options);
    },

    /** A member; `me` is the person the client acts for. */
    async get(id: number | "me", options?: CallOptions): Promise<User> {
      return await channel.ask({ method: "GET", path: root + path`/users/${id}`, options });
    },
  };
}
