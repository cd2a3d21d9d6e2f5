/*
 * An account is trusted when its owner proved their address, and an operator approved it or the
 * installation trusts all. Mails of any other account are plain and have no word that it chose.
 */
import type { Settings } from "../../ground/settings.ts";
import type { TrustRow } from "./trust.store.ts";

export interface Trust {
  isTrusted: boolean;
  /** Whether the owner proved their address. */
  isOwnerProved: boolean;
  /** Whether an operator approved the account, or need not. */
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
