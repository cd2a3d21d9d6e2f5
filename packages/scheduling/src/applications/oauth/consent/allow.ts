import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../ground/context.ts";
import { createToken, hashToken } from "../../../parties/identity/identity.ts";
import { insertCode } from "../codes.store.ts";
import { insertGrant } from "../grants/store.ts";
import type { ConsentRequest } from "./asked.ts";

/** How long a code may be exchanged. */
export const codeSeconds = 600;

/** Lets a person allow what was asked; gives the code for it. */
export async function allow(
  { db, now }: Pick<Context, "db" | "now">,
  { application, redirectUrl, isNamed, scopes, codeChallenge }: ConsentRequest,
  userId: number,
): Promise<string> {
  const code = createToken("code");
  const at = now();
  await atomically(db, async (db) => {
    await insertCode(db, {
      hash: hashToken(code),
      grantId: await insertGrant(db, { applicationId: application.id, userId, scopes, at }),
      redirectUrl: isNamed ? redirectUrl : null,
      codeChallenge: codeChallenge ?? null,
      expiresAt: new Date(at.getTime() + codeSeconds * 1000),
    });
  });
  return code;
}
