/* Applications, tokens and grants of a person. For the desk only: a token is refused. */
import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import type {
  ApplicationChanges,
  ConsentAsked,
  Holders,
  NewApplication,
  NewPersonalToken,
  OwnApplication,
  OwnGrant,
  PersonalToken,
  RegisteredApplication,
  ToldToken,
} from "./types/own.ts";

/** Registered by the person. */
export function ownApplicationsOf({ get, postOnce, put, remove }: Api) {
  const all = "/v1/me/applications";
  const at = (id: number) => path`/v1/me/applications/${id}`;
  return {
    list: async (options?: CallOptions): Promise<OwnApplication[]> => get(all, options),

    get: async (id: number, options?: CallOptions): Promise<OwnApplication> => get(at(id), options),

    /** The secret, if any, is shown only now. */
    register: async (
      application: NewApplication,
      options?: CallOptions,
    ): Promise<RegisteredApplication> => postOnce(all, application, options),

    /** Changes the given fields; removed scopes leave all grants at once. */
    update: async (
      id: number,
      changes: ApplicationChanges,
      options?: CallOptions,
    ): Promise<OwnApplication> => put(at(id), changes, options),

    /** New secret, shown only now; the old one fails at once. */
    renewSecret: async (id: number, options?: CallOptions): Promise<{ client_secret: string }> =>
      postOnce(`${at(id)}/secret`, undefined, options),

    delete: async (id: number, options?: CallOptions): Promise<void> => remove(at(id), options),

    /** Latest users, and the total. */
    holders: async (id: number, options?: CallOptions): Promise<Holders> =>
      get(`${at(id)}/grants`, options),

    /** Revokes a person's grant. */
    endGrant: async (id: number, userId: number, options?: CallOptions): Promise<void> =>
      remove(at(id) + path`/grants/${userId}`, options),
  };
}

export function personalTokensOf({ get, postOnce, remove }: Api) {
  const all = "/v1/me/tokens";
  return {
    list: async (options?: CallOptions): Promise<PersonalToken[]> => get(all, options),

    /** Shown only now. */
    create: async (token: NewPersonalToken, options?: CallOptions): Promise<ToldToken> =>
      postOnce(all, token, options),

    end: async (id: number, options?: CallOptions): Promise<void> =>
      remove(path`/v1/me/tokens/${id}`, options),

    endAll: async (options?: CallOptions): Promise<void> => remove(all, options),
  };
}

/** Grants of the person, and consent requests. */
export function ownGrantsOf({ get, postSafe, remove }: Api) {
  const all = "/v1/me/grants";
  return {
    list: async (options?: CallOptions): Promise<OwnGrant[]> => get(all, options),

    /** Contents of a consent request, by its query. */
    asked: async (query: string, options?: CallOptions): Promise<ConsentAsked> =>
      postSafe("/v1/me/consents", { query }, options),

    /** Revokes an application's grant. */
    end: async (applicationId: number, options?: CallOptions): Promise<void> =>
      remove(path`/v1/me/grants/${applicationId}`, options),

    endAll: async (options?: CallOptions): Promise<void> => remove(all, options),
  };
}
