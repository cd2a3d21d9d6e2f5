/** Keys that the master key only seals; see `own-keys` of the platform. */
import { fingerprintKey, tokenKey } from "@frontdesk/platform/sealing/own-keys";

export const formKey = "form token";
export const resetKey = "reset link";
export const assertionKey = "desk assertion";

export const consentPurpose = "consent continuation";

export const peopleKeys: readonly string[] = [
  fingerprintKey("backup code"),
  tokenKey("sign-in challenge"),
  tokenKey("known device"),
  formKey,
  resetKey,
  assertionKey,
  tokenKey(consentPurpose),
];
