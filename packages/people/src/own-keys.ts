/** The names of the keys that the master key only seals; see `own-keys` of the platform. */
import { fingerprintKey, tokenKey } from "@frontdesk/platform/sealing/own-keys";

export const formKey = "form token";
export const resetKey = "reset link";
/** What the desk says of a person is signed with it, and every service reads that. */
export const assertionKey = "desk assertion";

/** What a person decided at the desk goes back to a service sealed with it. */
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
