/* An expired grant is renewed once for all concurrent calls, and stored before use. */

/** Tokens of a person's consent. */
export interface Tokens {
  accessToken: string;
  /** Good for one renewal, with a new refresh token. */
  refreshToken: string;
  scopes: string[];
  /** ISO 8601. */
  expiresAt: string;
}

export interface Grant {
  /** Tokens come from `exchange` or the last `onTokens`. */
  tokens: Pick<Tokens, "accessToken" | "refreshToken">;
  /** From `createApplication`. */
  application: { renew(refreshToken: string): Promise<Tokens> };
  /** Stores new tokens, because the old ones have ended. No request is sent before it resolves. */
  onTokens?: ((tokens: Tokens) => void | Promise<void>) | undefined;
}

export interface Access {
  token(): Promise<string | undefined>;
  /** Replacement of a refused token; undefined if there is none. */
  renewed(refusal: string | undefined): Promise<string | undefined>;
}

export function fixedAccess(token: string | undefined): Access {
  return { token: async () => token, renewed: async () => undefined };
}

export function grantedAccess({ tokens: input, application, onTokens }: Grant): Access {
  let current = input;
  let unkept: Tokens | undefined;
  let renewing: Promise<string> | undefined;

  async function renew(): Promise<string> {
    // After a failed store, the next call stores again: no other tokens exist.
    unkept ??= await application.renew(current.refreshToken);
    await onTokens?.(unkept);
    current = unkept;
    unkept = undefined;
    return current.accessToken;
  }

  return {
    token: async () => await (renewing ?? current.accessToken),
    renewed: async (refusal) => {
      if (refusal !== current.accessToken) return current.accessToken;
      renewing ??= renew().finally(() => {
        renewing = undefined;
      });
      return await renewing;
    },
  };
}
