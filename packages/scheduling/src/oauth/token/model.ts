// What the protocol's library asks of us while it exchanges something for a pair of tokens. A model
// is made for one request; in the database transaction of that request, if it has one.
import { atomically } from "@frontdesk/database/atomically";
import type OAuth2Server from "@node-oauth/oauth2-server";
import type { Context } from "../../context.ts";
import { createToken } from "../../identity/identity.ts";
import type { Scope } from "../../rights.ts";
import {
  type Application,
  grantTypesOf,
  isAuthentic,
  scopesFor,
} from "../applications/application.ts";
import { findApplication } from "../applications/store.ts";
import { useCode } from "../codes/store.ts";
import { insertGrant, lockGrant } from "../grants/store.ts";
import { keepPair, type Pair, replacePair } from "../pairs/pair.ts";
import type { RefreshToken } from "../pairs/store.ts";
import { openCode } from "./code.ts";
import { userOfPassword } from "./password.ts";
import { openRefreshToken } from "./refresh.ts";

/** What a request for tokens brought, beside who it comes from. */
export interface Brought {
  redirectUrl: string | undefined;
  username: string;
  password: string;
  /** The network address of the request. */
  address: string;
}

/** What a pair is made for: the library carries it along as the user. */
type Purpose =
  | { kind: "code"; grantId: number; hash: Buffer }
  | { kind: "refresh"; previous: RefreshToken }
  | { kind: "repeat"; pair: Pair }
  | { kind: "password"; userId: number };

type Model = Omit<OAuth2Server.AuthorizationCodeModel, "saveAuthorizationCode"> &
  OAuth2Server.RefreshTokenModel &
  OAuth2Server.PasswordModel;

// The library would ask the machine's clock; what has expired by ours does not get to it.
const never = new Date(8.64e15);

/** A request for tokens; the application is known once it has shown to be itself. */
interface Asking {
  context: Context;
  brought: Brought;
  application?: Application;
}

/** The model of one request for tokens. */
export function tokenModel(context: Context, brought: Brought): Model {
  const asking: Asking = { context, brought };
  return {
    async getClient(clientId, secret) {
      const found = await findApplication(context.db, clientId);
      if (found === undefined || !isAuthentic(found, secret)) return undefined;
      asking.application = found;
      return clientOf(found);
    },
    ...codeModel(asking),
    ...refreshModel(asking),

    async getUser() {
      const userId = await userOfPassword(context, brought);
      return userId === undefined ? undefined : { kind: "password", userId };
    },
    validateScope: async (_user, _client, asked) => scopesFor(asking.application!, asked),

    generateAccessToken: async () => createToken("access"),
    generateRefreshToken: async () => createToken("refresh"),
    async saveToken({ accessToken, refreshToken = "", scope = [] }, client, user) {
      const scopes = scope as Scope[];
      const application = asking.application!;
      const { accessSeconds } = application;
      const createdAt = context.now();
      const made: Pair = { accessToken, refreshToken, scopes, accessSeconds, createdAt };
      const pair = await save(context, { made, purpose: user as Purpose, application });
      return { accessToken: pair.accessToken, client, user, pair };
    },

    // Bearer tokens are read by `identity/`.
    getAccessToken: async () => undefined,
  };
}

function clientOf(application: Application): OAuth2Server.Client {
  return { id: application.clientId, grants: grantTypesOf(application) };
}

function codeModel(
  asking: Asking,
): Pick<Model, "getAuthorizationCode" | "revokeAuthorizationCode"> {
  const { context, brought } = asking;
  return {
    async getAuthorizationCode(code) {
      const application = asking.application!;
      const { redirectUrl } = brought;
      const opened = await openCode(context, application, { code, redirectUrl });
      if (opened === undefined) return undefined;
      const { grant, code: found } = opened;
      const user: Purpose = { kind: "code", grantId: grant.id, hash: found.hash };
      const { codeChallenge } = found;
      return {
        authorizationCode: code,
        expiresAt: never,
        // Compared already.
        redirectUri: "",
        client: clientOf(application),
        user,
        scope: grant.scopes,
        ...(codeChallenge !== null && { codeChallenge, codeChallengeMethod: "S256" }),
      };
    },
    revokeAuthorizationCode: ({ user }) =>
      useCode(context.db, (user as { hash: Buffer }).hash, context.now()),
  };
}

function refreshModel(asking: Asking): Pick<Model, "getRefreshToken" | "revokeToken"> {
  const { context } = asking;
  return {
    async getRefreshToken(refreshToken) {
      const application = asking.application!;
      const opened = await openRefreshToken(context, application, refreshToken);
      if (opened === undefined) return undefined;
      const { grant, repeated } = opened;
      const user: Purpose =
        repeated === undefined
          ? { kind: "refresh", previous: opened.previous }
          : { kind: "repeat", pair: repeated };
      return { refreshToken, scope: grant.scopes, client: clientOf(application), user };
    },
    // It is spent together with the keeping of what comes of it.
    revokeToken: async () => true,
  };
}

interface Saving {
  made: Pair;
  purpose: Purpose;
  application: Application;
}

/** Keeps a pair that was made, and gives the pair to answer with. */
async function save(context: Context, { made, purpose, application }: Saving): Promise<Pair> {
  switch (purpose.kind) {
    case "repeat":
      return purpose.pair;
    case "code":
      await keepPair(context, purpose.grantId, made);
      break;
    case "refresh": {
      const { isConfidential: isRepeatable } = application;
      await replacePair(context, { previous: purpose.previous, pair: made, isRepeatable });
      break;
    }
    case "password":
      return await atomically(context.db, async (db) => {
        const { userId } = purpose;
        const { scopes: asked, createdAt: at } = made;
        const grant = { applicationId: application.id, userId, scopes: asked, at };
        const id = await insertGrant(db, grant);
        // The application may have been narrowed since it was read.
        const { scopes } = await lockGrant(db, id);
        await keepPair({ db }, id, { ...made, scopes });
        return { ...made, scopes };
      });
  }
  return made;
}
