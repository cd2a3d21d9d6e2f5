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

export function accountsOf(channel: Channel) {
  return {
    async list(options?: CallOptions): Promise<ListedAccount[]> {
      return await channel.ask({ method: "GET", path: "/v1/accounts", options });
    },

    /** By number or URL id. */
    async get(id: number | string, options?: CallOptions): Promise<Account> {
      return await channel.ask({ method: "GET", path: path`/v1/accounts/${id}`, options });
    },

    /** With an ETag, so that a change fails after a concurrent one. */
    async tagged(id: number | string, options?: CallOptions): Promise<TaggedObject<Account>> {
      return await channel.askTagged({ method: "GET", path: path`/v1/accounts/${id}`, options });
    },

    /** Administrators only; returns the new state. */
    async update(
      id: number | string,
      changes: AccountChanges,
      { ifMatch, ...options }: UpdateOptions = {},
    ): Promise<Account> {
      const headers = ifMatch === undefined ? undefined : { "If-Match": ifMatch };
      const call = { method: "PUT", path: path`/v1/accounts/${id}`, body: changes } as const;
      return await channel.ask({ ...call, headers, options });
    },

    /** Offers ownership to a member, who accepts by an emailed link. */
    async offer(id: number | string, userId: number, options?: CallOptions): Promise<void> {
      const body = { user_id: userId };
      const at = path`/v1/accounts/${id}/owner`;
      await channel.ask({ method: "POST", path: at, body, repeat: "once", options });
    },
  };
}

export function usersOf(channel: Channel, root: string) {
  return {
    list(options?: ListOptions): List<User> {
      return createList(channel, `${root}/users`, options);
    },

    /** `me` is the person of the client. */
    async get(id: number | "me", options?: CallOptions): Promise<User> {
      return await channel.ask({ method: "GET", path: root + path`/users/${id}`, options });
    },

    /**
     * Invites by email, for administrators; pending until accepted. A second invitation sends
     * another email and replaces the rights.
     */
    async invite(member: NewUser, options?: CallOptions): Promise<User> {
      const at = `${root}/users`;
      return await channel.ask({ method: "POST", path: at, body: member, repeat: "once", options });
    },

    /** Changes a member's rights, for administrators; not the owner's. */
    async update(id: number, changes: UserChanges, options?: CallOptions): Promise<User> {
      const member = root + path`/users/${id}`;
      return await channel.ask({ method: "PUT", path: member, body: changes, options });
    },

    /** Ends a membership; the member's resource stays. */
    async delete(id: number, options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: root + path`/users/${id}`, options });
    },
  };
}
