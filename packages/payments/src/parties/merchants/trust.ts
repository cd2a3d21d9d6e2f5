/* An operator or the installation trusts a merchant. Anyone can create an untrusted one,
   so its mails contain no text of an app. Unproven contact addresses get only mails that a person
   requested. */
import type { Settings } from "../../core/settings.ts";
import { type MerchantRow, titleOf } from "./row.ts";

type Installation = Pick<Settings, "accountsAreTrusted">;

export function isTrusted(
  { accountsAreTrusted }: Installation,
  { test, approvedAt }: Pick<MerchantRow, "test" | "approvedAt">,
): boolean {
  return accountsAreTrusted || (!test && approvedAt !== null);
}

export function mailedTitleOf(settings: Installation, merchant: MerchantRow): string | null {
  return isTrusted(settings, merchant) ? titleOf(merchant) : null;
}
