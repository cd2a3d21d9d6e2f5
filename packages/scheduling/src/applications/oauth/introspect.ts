import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { hashToken } from "../../parties/identity/identity.ts";
import { findUser } from "../../parties/users/store.ts";
import type { Application } from "./applications/application.ts";
import { findIssuedAccess, findIssuedRefresh } from "./pairs/store.ts";
import type { Introspection } from "./schema.ts";

/** Another application's token counts as unknown. */
export async function introspect(
  { db, now, settings }: Pick<Context, "db" | "now" | "settings">,
  application: Application,
  token: string,
): Promise<Static<typeof Introspection>> {
  const hash = hashToken(token);
  const access = await findIssuedAccess(db, hash);
  const issued = access ?? (await findIssuedRefresh(db, hash));
  const isGood =
    issued?.isOpen === true && issued.applicationId === application.id && issued.expiresAt > now();
  if (!isGood) return { active: false };
  const mayKnow = issued.scopes.includes("users:read");
  const user = mayKnow ? await findUser(db, issued.userId) : undefined;
  return {
    active: true,
    scope: issued.scopes.join(" "),
    client_id: application.clientId,
    ...(user !== undefined && { username: user.email }),
    ...(access !== undefined && { token_type: "bearer" }),
    exp: seconds(issued.expiresAt),
    iat: seconds(issued.createdAt),
    sub: String(issued.userId),
    iss: settings.publicUrl,
  };
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
