/*
 * A merchant is trusted when an operator approved it, or the installation trusts all. Anyone makes
 * the others, so their mails have no word that an app chose, and their contact addresses get none
 * but what a person asked for: nobody proved those.
 */
import type { Settings } from "../../ground/settings.ts";
import { type MerchantRow, titleOf } from "./row.ts";

type Installation = Pick<Settings, "accountsAreTrusted">;

export function isTrusted(
  { accountsAreTrusted }: Installation,
  { test, approvedAt }: Pick<MerchantRow, "test" | "approvedAt">,
): boolean {
  return accountsAreTrusted || (!test && approvedAt !== null);
}

/** What mails to strangers call a merchant; null where they do not. */
export function mailedTitleOf(settings: Installation, merchant: MerchantRow): string | null {
  return isTrusted(settings, merchant) ? titleOf(merchant) : null;
}
