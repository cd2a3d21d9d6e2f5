/* Of a person. For the desk only: a token is refused. */
import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Channel } from "./send.ts";
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
export function ownApplicationsOf(channel: Channel) {
  const all = "/v1/me/applications";
  const at = (id: number) => path`/v1/me/applications/${id}`;
  return {
    async list(options?: CallOptions): Promise<OwnApplication[]> {
      return await channel.ask({ method: "GET", path: all, options });
    },

    async get(id: number, options?: CallOptions): Promise<OwnApplication> {
      return await channel.ask({ method: "GET", path: at(id), options });
    },

    /** Its secret, if any, is shown only now. */
    async register(
      application: NewApplication,
      options?: CallOptions,
    ): Promise<RegisteredApplication> {
      const call = { method: "POST", path: all, body: application, repeat: "once" } as const;
      return await channel.ask({ ...call, options });
    },

    /** Changes the given fields; removed scopes leave all grants at once. */
    async update(
      id: number,
      changes: ApplicationChanges,
      options?: CallOptions,
    ): Promise<OwnApplication> {
      return await channel.ask({ method: "PUT", path: at(id), body: changes, options });
    },

    /** New secret, shown only now; the old one fails at once. */
    async renewSecret(id: number, options?: CallOptions): Promise<{ client_secret: string }> {
      const call = { method: "POST", path: `${at(id)}/secret`, repeat: "once" } as const;
      return await channel.ask({ ...call, options });
    },

    async delete(id: number, options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: at(id), options });
    },

    /** Latest users, and the total. */
    async holders(id: number, options?: CallOptions): Promise<Holders> {
      return await channel.ask({ method: "GET", path: `${at(id)}/grants`, options });
    },

    /** Revokes a person's grant. */
    async endGrant(id: number, userId: number, options?: CallOptions): Promise<void> {
      const grant = at(id) + path`/grants/${userId}`;
      await channel.ask({ method: "DELETE", path: grant, options });
    },
  };
}

export function personalTokensOf(channel: Channel) {
  const all = "/v1/me/tokens";
  return {
    async list(options?: CallOptions): Promise<PersonalToken[]> {
      return await channel.ask({ method: "GET", path: all, options });
    },

    /** Shown only now. */
    async create(token: NewPersonalToken, options?: CallOptions): Promise<ToldToken> {
      const call = { method: "POST", path: all, body: token, repeat: "once" } as const;
      return await channel.ask({ ...call, options });
    },

    async end(id: number, options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: path`/v1/me/tokens/${id}`, options });
    },

    async endAll(options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: all, options });
    },
  };
}

/** Of the person, and consent requests. */
export function ownGrantsOf(channel: Channel) {
  const all = "/v1/me/grants";
  return {
    async list(options?: CallOptions): Promise<OwnGrant[]> {
      return await channel.ask({ method: "GET", path: all, options });
    },

    /** Contents of a consent request, by its query. */
    async asked(query: string, options?: CallOptions): Promise<ConsentAsked> {
      const call = { method: "POST", path: "/v1/me/consents", body: { query } } as const;
      return await channel.ask({ ...call, repeat: "safe", options });
    },

    /** Revokes an application's grant. */
    async end(applicationId: number, options?: CallOptions): Promise<void> {
      const grant = path`/v1/me/grants/${applicationId}`;
      await channel.ask({ method: "DELETE", path: grant, options });
    },

    async endAll(options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: all, options });
    },
  };
}
