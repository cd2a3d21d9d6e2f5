import { atomically } from "@frontdesk/database/atomically";
import OAuth2Server from "@node-oauth/oauth2-server";
import type { Context } from "../../context.ts";
import { createToken, hashToken } from "../../identity/identity.ts";
import { isRegistered } from "../applications/redirects.ts";
import { insertCode } from "../codes/store.ts";
import { insertGrant } from "../grants/store.ts";
import type { Asked } from "./asked.ts";

/** How long a code may be exchanged. */
export const codeSeconds = 600;

type Model = Pick<
  OAuth2Server.AuthorizationCodeModel,
  | "getClient"
  | "validateRedirectUri"
  | "validateScope"
  | "generateAuthorizationCode"
  | "saveAuthorizationCode"
>;

/** Lets a person allow what was asked; gives the code for it. */
export async function allow(
  context: Pick<Context, "db" | "now">,
  asked: Asked,
  userId: number,
): Promise<string> {
  const { application, redirectUrl, scopes, codeChallenge } = asked;
  const oauth = new OAuth2Server({
    model: consentModel(context, asked, userId) as OAuth2Server.AuthorizationCodeModel,
    authenticateHandler: { handle: () => ({ userId }) },
    allowEmptyState: true,
    authorizationCodeLifetime: codeSeconds,
  });
  const body = {
    client_id: application.clientId,
    redirect_uri: redirectUrl,
    response_type: "code",
    scope: scopes.join(" "),
    ...(codeChallenge !== undefined && {
      code_challenge: codeChallenge,
      code_challenge_method: "S256",
    }),
  };
  const request = new OAuth2Server.Request({ headers: {}, method: "POST", query: {}, body });
  const code = await oauth.authorize(request, new OAuth2Server.Response());
  return code.authorizationCode;
}

function consentModel(
  { db, now }: Pick<Context, "db" | "now">,
  { application, isNamed, scopes }: Asked,
  userId: number,
): Model {
  const { id: applicationId, clientId: id, redirectUrls: redirectUris } = application;
  const client = { id, redirectUris, grants: ["authorization_code"] };
  return {
    getClient: async () => client,
    validateRedirectUri: async (url) => isRegistered(redirectUris, url),
    validateScope: async () => scopes,
    generateAuthorizationCode: async () => createToken("code"),
    async saveAuthorizationCode(code) {
      const at = now();
      await atomically(db, async (db) => {
        await insertCode(db, {
          hash: hashToken(code.authorizationCode),
          grantId: await insertGrant(db, { applicationId, userId, scopes, at }),
          redirectUrl: isNamed ? code.redirectUri : null,
          codeChallenge: code.codeChallenge ?? null,
          expiresAt: new Date(at.getTime() + codeSeconds * 1000),
        });
      });
      return { ...code, client, user: { userId } };
    },
  };
}
