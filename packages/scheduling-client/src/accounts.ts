import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Api, UpdateOptions } from "./api.ts";
import type { TaggedObject } from "./collection.ts";
import type { List, ListOptions } from "./list.ts";
import type {
  Account,
  AccountChanges,
  ListedAccount,
  NewUser,
  User,
  UserChanges,
} from "./types/accounts.ts";

export function accountsOf({ get, tagged, postOnce, putIfMatch }: Api) {
  return {
    list: async (options?: CallOptions): Promise<ListedAccount[]> => get("/v1/accounts", options),

    /** Returns an account by number or URL id. */
    get: async (id: number | string, options?: CallOptions): Promise<Account> =>
      get(path`/v1/accounts/${id}`, options),

    /** With an ETag, so that a change fails after a concurrent one. */
    tagged: async (id: number | string, options?: CallOptions): Promise<TaggedObject<Account>> =>
      tagged(path`/v1/accounts/${id}`, options),

    /** Administrators only; returns the new state. */
    update: async (
      id: number | string,
      changes: AccountChanges,
      options?: UpdateOptions,
    ): Promise<Account> => putIfMatch(path`/v1/accounts/${id}`, changes, options),

    /** Offers ownership to a member, who accepts by an emailed link. */
    async offer(id: number | string, userId: number, options?: CallOptions): Promise<void> {
      await postOnce(path`/v1/accounts/${id}/owner`, { user_id: userId }, options);
    },
  };
}

export function usersOf({ get, postOnce, put, remove, list }: Api, root: string) {
  return {
    list: (options?: ListOptions): List<User> => list(`${root}/users`, options),

    /** `me` is the person of the client. */
    get: async (id: number | "me", options?: CallOptions): Promise<User> =>
      get(root + path`/users/${id}`, options),

    /**
     * Invites by email, for administrators; pending until accepted. A second invitation sends
     * another email and replaces the rights.
     */
    invite: async (member: NewUser, options?: CallOptions): Promise<User> =>
      postOnce(`${root}/users`, member, options),

    /** Changes a member's rights, for administrators; not the owner's. */
    update: async (id: number, changes: UserChanges, options?: CallOptions): Promise<User> =>
      put(root + path`/users/${id}`, changes, options),

    /** Ends a membership; the member's resource stays. */
    delete: async (id: number, options?: CallOptions): Promise<void> =>
      remove(root + path`/users/${id}`, options),
  };
}
