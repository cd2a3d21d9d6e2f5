/* OAuth 2.0 for applications (RFC 6749 with RFC 7636, 7009, 7662 and 9207): send a person to the
   service, read the code on return, exchange it for tokens. */

import {
  addressOf,
  type CallOptions,
  type Outgoing,
  openWire,
  type Wire,
  type WireOptions,
} from "@frontdesk/rest/api/wire";
import type { Tokens } from "./access.ts";
import { lostBy, readAnswer } from "./answer.ts";
import { GrantError } from "./errors.ts";
import type { Introspection, Metadata, TokenAnswer } from "./types/oauth.ts";

export interface ApplicationOptions extends WireOptions {
  clientId: string;
  /** Absent for applications that cannot keep a secret. */
  clientSecret?: string | undefined;
  /** Expected issuer of codes if not the `url`. */
  issuer?: string | undefined;
}

/** An authorization request. */
export interface Consent {
  /** A registered return address. */
  redirectUrl: string;
  /** Unguessable text, kept until the person returns. */
  state: string;
  /** PKCE challenge, required for a public application. */
  challenge?: string | undefined;
  /** Defaults to all scopes of the application. */
  scopes?: readonly string[] | undefined;
}

export interface Exchange {
  code: string;
  redirectUrl: string;
  /** PKCE verifier if the request had a challenge. */
  verifier?: string | undefined;
}

export type Application = ReturnType<typeof createApplication>;

/** An application of the service at an address. Sends nothing yet. */
export function createApplication(options: ApplicationOptions) {
  const address = addressOf(options.url);
  const wire = openWire(options, lostBy);
  return {
    ...askingOf(options, address),
    ...tokensOf(options, wire),

    /** Server metadata. */
    async metadata(options?: CallOptions): Promise<Metadata> {
      const path = "/.well-known/oauth-authorization-server";
      return readAnswer(await wire({ method: "GET", path, repeat: "safe", options })) as Metadata;
    },
  };
}

/** Steps in a person's browser. */
function askingOf({ clientId, issuer }: ApplicationOptions, address: string) {
  return {
    /** Address for the person's browser. */
    authorizationUrl({ redirectUrl, state, challenge, scopes }: Consent): string {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUrl,
        state,
        ...(scopes !== undefined && { scope: scopes.join(" ") }),
        ...(challenge !== undefined && {
          code_challenge: challenge,
          code_challenge_method: "S256",
        }),
      });
      return `${address}/oauth/authorize?${query}`;
    },

    /** Code of the return address; throws a `GrantError` without one. */
    codeIn(returnedTo: string, { state }: { state: string }): string {
      return codeOf(new URL(returnedTo).searchParams, { state, issuer: issuer ?? address });
    },
  };
}

/** Requests of the application itself. */
function tokensOf({ clientId, clientSecret }: ApplicationOptions, wire: Wire) {
  const post = formPost(wire, {
    client_id: clientId,
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
  });
  // A confidential application gets the same response again; any other loses its tokens.
  const repeat = clientSecret === undefined ? "once" : "safe";
  return {
    /** Tokens for a code; a code works once. */
    async exchange(exchange: Exchange, options?: CallOptions): Promise<Tokens> {
      const { code, redirectUrl, verifier } = exchange;
      const form = { code, redirect_uri: redirectUrl, code_verifier: verifier };
      const full = { grant_type: "authorization_code", ...form };
      return tokensFrom(await post<TokenAnswer>("token", { form: full, repeat: "once", options }));
    },

    /** New tokens for a refresh token; the old ones end at once. */
    async renew(refreshToken: string, options?: CallOptions): Promise<Tokens> {
      const form = { grant_type: "refresh_token", refresh_token: refreshToken };
      return tokensFrom(await post<TokenAnswer>("token", { form, repeat, options }));
    },

    /** Ends a token; a refresh token ends the whole grant. */
    async revoke(token: string, options?: CallOptions): Promise<void> {
      await post("revoke", { form: { token }, repeat: "safe", options });
    },

    /** Describes a token; only for applications with a secret. */
    async introspect(token: string, options?: CallOptions): Promise<Introspection> {
      return await post<Introspection>("introspect", { form: { token }, repeat: "safe", options });
    },
  };
}

/** PKCE proof (RFC 7636): keep the verifier, send the challenge. */
export async function createProof(): Promise<{ verifier: string; challenge: string }> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(hash)) };
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

interface PostInput {
  form: Record<string, string | undefined>;
  repeat: Outgoing["repeat"];
  options: CallOptions | undefined;
}

function formPost(wire: Wire, credentials: Record<string, string>) {
  return async <Answer>(
    endpoint: string,
    { form, repeat, options }: PostInput,
  ): Promise<Answer> => {
    const body = new URLSearchParams(credentials);
    for (const [name, value] of Object.entries(form))
      if (value !== undefined) body.set(name, value);
    const response = await wire({
      method: "POST",
      path: `/oauth/${endpoint}`,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: body.toString(),
      repeat,
      options,
    });
    return readAnswer(response) as Answer;
  };
}

function tokensFrom(answer: TokenAnswer): Tokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    scopes: answer.scope.split(" ").filter((scope) => scope !== ""),
    expiresAt: new Date((answer.created_at + answer.expires_in) * 1000).toISOString(),
  };
}

function codeOf(query: URLSearchParams, target: { state: string; issuer: string }): string {
  const [code, error] = [query.get("code"), query.get("error")];
  if (query.get("state") !== target.state) throw new GrantError("The state does not match");
  if (query.get("iss") !== target.issuer) throw new GrantError("The code is from another issuer");
  if (code !== null && error === null) return code;
  const details = { code: error ?? undefined };
  throw new GrantError(query.get("error_description") ?? "The response has no code", details);
}
