import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../core/context.ts";
import { createToken, hashToken } from "../../../parties/identity/identity.ts";
import { mailAboutConsent } from "../../mail.ts";
import { insertCode } from "../codes.store.ts";
import { insertGrant } from "../grants/store.ts";
import type { ConsentRequest } from "./request.ts";

export const codeSeconds = 600;

export interface Allowing {
  userId: number;
  email: string;
  isProved: boolean;
}

export async function allow(
  context: Pick<Context, "db" | "now" | "post" | "settings">,
  { application, redirectUrl, isNamed, scopes, codeChallenge }: ConsentRequest,
  { userId, email, isProved }: Allowing,
): Promise<string> {
  const { db, now } = context;
  const code = createToken("code");
  const at = now();
  const grant = { applicationId: application.id, userId, scopes, at, isProved };
  await atomically(db, async (db) => {
    await insertCode(db, {
      hash: hashToken(code),
      grantId: await insertGrant(db, grant),
      redirectUrl: isNamed ? redirectUrl : null,
      codeChallenge: codeChallenge ?? null,
      expiresAt: new Date(at.getTime() + codeSeconds * 1000),
    });
    await mailAboutConsent({ ...context, db }, { to: email, name: application.name, scopes });
  });
  return code;
}
