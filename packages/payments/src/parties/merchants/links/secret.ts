/*
 * A merchant's link secret signs its payment links. It is told once, when it is made, and kept
 * sealed; a new one ends the old one, and with it every link signed with that.
 */

import { randomBytes } from "node:crypto";
import type { Context } from "../../../ground/context.ts";
import { getMerchantFor } from "../access.ts";
import { signingRefusals } from "../refusals.ts";
import type { MerchantRow } from "../row.ts";
import type { Reach } from "../store.ts";
import type { LinkRules } from "./schema.ts";
import { openLinkSecret, sealLinkSecret } from "./sealed.ts";
import { keepFirstLinkSecret, updateLinkRules, updateLinkSecret } from "./store.ts";

/**
 * Makes a secret of 256 random bits, and tells it. Without `replace` an existing secret stays: 409.
 */
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

/** Changes a merchant's rules. Signatures are refused with 409 while there is no secret. */
export async function changeRules(
  { db }: Pick<Context, "db">,
  { rules, ...reach }: Reach & { rules: LinkRules },
): Promise<void> {
  const { id } = await getMerchantFor(db, reach);
  const isDone = await updateLinkRules(db, id, rules);
  if (!isDone) throw signingRefusals.noSecret();
}

/** The secret a merchant signs links with; undefined when it has none, or no key opens it. */
export function linkSecretOf(
  { keyring }: Pick<Context, "keyring">,
  { id, linkSecret }: Pick<MerchantRow, "id" | "linkSecret">,
): string | undefined {
  if (linkSecret === null) return undefined;
  return openLinkSecret(keyring, id, linkSecret);
}
