/*
 * The token that calls carry. What a person allowed an application is renewed when the service
 * says that it has ended: once for all the calls that find out, and kept before it is used.
 */

/** What an application was given for a person's consent. */
export interface Tokens {
  accessToken: string;
  /** Good for one renewal, which brings the next one. */
  refreshToken: string;
  scopes: string[];
  /** When the access token ends by itself, ISO 8601. */
  expiresAt: string;
}

/** What a person allowed an application. */
export interface Grant {
  /** As `exchange` or the last `onTokens` gave them. */
  tokens: Pick<Tokens, "accessToken" | "refreshToken">;
  /** As `createApplication` makes it. */
  application: { renew(refreshToken: string): Promise<Tokens> };
  /** Keeps new tokens, as the ones before have ended. Nothing is sent until it is done. */
  onTokens?: ((tokens: Tokens) => void | Promise<void>) | undefined;
}

export interface Access {
  /** The token to send. */
  token(): Promise<string | undefined>;
  /** One to send instead of a token that was refused; undefined when there can be none. */
  renewed(refusal: string | undefined): Promise<string | undefined>;
}

/** A token that cannot be renewed, or none. */
export function fixedAccess(token: string | undefined): Access {
  return { token: async () => token, renewed: async () => undefined };
}

/** Tokens that are renewed. */
export function grantedAccess({ tokens: input, application, onTokens }: Grant): Access {
  let current = input;
  let unkept: Tokens | undefined;
  let renewing: Promise<string> | undefined;

  async function renew(): Promise<string> {
    // Where keeping them has failed, they are kept at the next occasion: there are no others.
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
