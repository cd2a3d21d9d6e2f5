import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { TaggedObject, UpdateOptions } from "./collection.ts";
import { createList, type List, type ListOptions } from "./list.ts";
import type { Channel } from "./send.ts";
import type {
  Account,
  AccountChanges,
  ListedAccount,
  NewUser,
  User,
  UserChanges,
} from "./types/accounts.ts";

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

    /** As it is now, with a tag by which a change fails when somebody else was faster. */
    async tagged(id: number | string, options?: CallOptions): Promise<TaggedObject<Account>> {
      return await channel.askTagged({ method: "GET", path: path`/v1/accounts/${id}`, options });
    },

    /** Changes settings of an account, for administrators; answers what it is then. */
    async update(
      id: number | string,
      changes: AccountChanges,
      { ifMatch, ...options }: UpdateOptions = {},
    ): Promise<Account> {
      const headers = ifMatch === undefined ? undefined : { "If-Match": ifMatch };
      const call = { method: "PUT", path: path`/v1/accounts/${id}`, body: changes } as const;
      return await channel.ask({ ...call, headers, options });
    },

    /** Hands an account over to a member, who accepts by a link that they are mailed. */
    async offer(id: number | string, userId: number, options?: CallOptions): Promise<void> {
      const body = { user_id: userId };
      const at = path`/v1/accounts/${id}/owner`;
      await channel.ask({ method: "POST", path: at, body, repeat: "once", options });
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

    /**
     * Invites a person by mail, for administrators; they are pending until they accept. Inviting
     * them again sends another mail, with what they may do as it was said last.
     */
    async invite(member: NewUser, options?: CallOptions): Promise<User> {
      const at = `${root}/users`;
      return await channel.ask({ method: "POST", path: at, body: member, repeat: "once", options });
    },

    /** Changes what a member may do, for administrators; not of the owner. */
    async update(id: number, changes: UserChanges, options?: CallOptions): Promise<User> {
      const member = root + path`/users/${id}`;
      return await channel.ask({ method: "PUT", path: member, body: changes, options });
    },

    /** Ends a membership; a resource that the member was stays. */
    async delete(id: number, options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: root + path`/users/${id}`, options });
    },
  };
}
