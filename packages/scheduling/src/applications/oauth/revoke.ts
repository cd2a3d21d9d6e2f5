import { atomically } from "@frontdesk/database/atomically";
import { hashToken } from "../../parties/identity/identity.ts";
import type { EndContext } from "../endings/end.ts";
import type { Application } from "./applications/application.ts";
import { endGrants } from "./grants/end.ts";
import { lockGrant } from "./grants/store.ts";
import { endAccessToken, findIssuedAccess, findIssuedRefresh } from "./pairs/store.ts";
import { tokenRefusals } from "./refusals.ts";

/** Ends an access token alone, or a refresh token with its grant (RFC 7009). */
export async function revokeToken(
  context: EndContext,
  application: Application,
  token: string,
): Promise<void> {
  const hash = hashToken(token);
  await atomically(context.db, async (db) => {
    const access = await findIssuedAccess(db, hash);
    const issued = access ?? (await findIssuedRefresh(db, hash));
    if (issued === undefined) return;
    if (issued.applicationId !== application.id) {
      throw tokenRefusals.otherHolder();
    }
    await lockGrant(db, issued.grantId);
    if (access !== undefined) await endAccessToken(db, hash, context.now());
    else await endGrants({ ...context, db }, { id: issued.grantId });
  });
}
