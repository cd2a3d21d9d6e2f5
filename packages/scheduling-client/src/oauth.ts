/*
 * OAuth 2.0 from the side of an application (RFC 6749 with RFC 7636, 7009, 7662 and 9207): a person
 * is sent to the service, comes back with a code, and the code is exchanged for tokens.
 */

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
  /** Not for applications that cannot keep a secret. */
  clientSecret?: string | undefined;
  /** Who codes must come from, when that is not the `url`. */
  issuer?: string | undefined;
}

/** What a person is asked to allow. */
export interface Consent {
  /** One of those that are registered. */
  redirectUrl: string;
  /** A text nobody can guess, kept until the person is back. */
  state: string;
  /** The challenge of a proof, which a public application must have. */
  challenge?: string | undefined;
  /** All that the application may ask for, when not given. */
  scopes?: readonly string[] | undefined;
}

/** What tokens are given for. */
export interface Exchange {
  code: string;
  redirectUrl: string;
  /** The verifier of the proof, when the person was sent with a challenge. */
  verifier?: string | undefined;
}

/** What `createApplication` gives. */
export type Application = ReturnType<typeof createApplication>;

/** An application of the service at an address. Nothing is sent yet. */
export function createApplication(options: ApplicationOptions) {
  const address = addressOf(options.url);
  const wire = openWire(options, lostBy);
  return {
    ...askingOf(options, address),
    ...tokensOf(options, wire),

    /** What the service can do. */
    async metadata(options?: CallOptions): Promise<Metadata> {
      const path = "/.well-known/oauth-authorization-server";
      return readAnswer(await wire({ method: "GET", path, repeat: "safe", options })) as Metadata;
    },
  };
}

/** What happens in the browser of a person. */
function askingOf({ clientId, issuer }: ApplicationOptions, address: string) {
  return {
    /** Where to send a person's browser. */
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

    /** The code in the address that a person came back to; throws a `GrantError` without one. */
    codeIn(returnedTo: string, { state }: { state: string }): string {
      return codeOf(new URL(returnedTo).searchParams, { state, issuer: issuer ?? address });
    },
  };
}

/** What the application asks itself. */
function tokensOf({ clientId, clientSecret }: ApplicationOptions, wire: Wire) {
  const post = formPost(wire, {
    client_id: clientId,
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
  });
  // A confidential application is given the same answer again, any other loses what it was given.
  const repeat = clientSecret === undefined ? "once" : "safe";
  return {
    /** The tokens for a code; a code is good once. */
    async exchange(exchange: Exchange, options?: CallOptions): Promise<Tokens> {
      const { code, redirectUrl, verifier } = exchange;
      const form = { code, redirect_uri: redirectUrl, code_verifier: verifier };
      const full = { grant_type: "authorization_code", ...form };
      return tokensFrom(await post<TokenAnswer>("token", { form: full, repeat: "once", options }));
    },

    /** New tokens for a refresh token; the ones before end at once. */
    async renew(refreshToken: string, options?: CallOptions): Promise<Tokens> {
      const form = { grant_type: "refresh_token", refresh_token: refreshToken };
      return tokensFrom(await post<TokenAnswer>("token", { form, repeat, options }));
    },

    /** Ends a token, and with a refresh token all that came of the consent. */
    async revoke(token: string, options?: CallOptions): Promise<void> {
      await post("revoke", { form: { token }, repeat: "safe", options });
    },

    /** What a token is good for. Only for applications with a secret. */
    async introspect(token: string, options?: CallOptions): Promise<Introspection> {
      return await post<Introspection>("introspect", { form: { token }, repeat: "safe", options });
    },
  };
}

/** A proof that whoever exchanges a code is who asked for it (RFC 7636): keep the verifier. */
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
  if (query.get("state") !== target.state) throw new GrantError("The state is another one");
  if (query.get("iss") !== target.issuer) throw new GrantError("The code is from somebody else");
  if (code !== null && error === null) return code;
  const details = { code: error ?? undefined };
  throw new GrantError(query.get("error_description") ?? "There is no code", details);
}
