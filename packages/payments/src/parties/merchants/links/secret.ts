/* Only the creation shows the secret. A new secret invalidates all earlier links. */

import { randomBytes } from "node:crypto";
import type { Context } from "../../../core/context.ts";
import { getMerchantFor } from "../access.ts";
import { signingRefusals } from "../refusals.ts";
import type { MerchantRow } from "../row.ts";
import type { Reach } from "../store.ts";
import type { LinkRules } from "./schema.ts";
import { openLinkSecret, sealLinkSecret } from "./sealed.ts";
import { keepFirstLinkSecret, updateLinkRules, updateLinkSecret } from "./store.ts";

/** 256 random bits. Without `replace`: 409 if one exists. */
export async function renewLinkSecret(
  { db, keyring }: Pick<Context, "db" | "keyring">,
  { replace = true, ...reach }: Reach & { replace?: boolean | undefined },
): Promise<string> {
  const { id } = await getMerchantFor(db, reach);
  const secret = randomBytes(32).toString("base64url");
  const sealed = sealLinkSecret(keyring, id, secret);
  if (replace) await updateLinkSecret(db, id, sealed);
  else if (!(await keepFirstLinkSecret(db, id, sealed))) throw signingRefusals.hasSecret();
  return secret;
}

export async function changeRules(
  { db }: Pick<Context, "db">,
  { rules, ...reach }: Reach & { rules: LinkRules },
): Promise<void> {
  const { id } = await getMerchantFor(db, reach);
  const isDone = await updateLinkRules(db, id, rules);
  if (!isDone) throw signingRefusals.noSecret();
}

export function linkSecretOf(
  { keyring }: Pick<Context, "keyring">,
  { id, linkSecret }: Pick<MerchantRow, "id" | "linkSecret">,
): string | undefined {
  if (linkSecret === null) return undefined;
  return openLinkSecret(keyring, id, linkSecret);
}
