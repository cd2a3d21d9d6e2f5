/* Needs an owner with a verified address, and an operator's approval unless the installation
   trusts all. Mails of other accounts have no own words. */
import type { Settings } from "../../core/settings.ts";
import type { TrustRow } from "./trust.store.ts";

export interface Trust {
  isTrusted: boolean;
  isOwnerProved: boolean;
  isApproved: boolean;
}

export function trustOf(
  { accountsAreTrusted }: Pick<Settings, "accountsAreTrusted">,
  row: TrustRow | undefined,
): Trust {
  const isOwnerProved = row?.isOwnerProved === true;
  const isApproved = accountsAreTrusted || row?.isApproved === true;
  return { isTrusted: isOwnerProved && isApproved, isOwnerProved, isApproved };
}
