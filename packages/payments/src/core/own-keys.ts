/** Sealed by the master key. */
import { assertionKey } from "@frontdesk/people/own-keys";
import { fingerprintKey, tokenKey } from "@frontdesk/platform/sealing/own-keys";

export const ownKeys: readonly string[] = [
  ...["card", "order", "idempotency"].map(fingerprintKey),
  ...["token pcn", "token pcsc", "hint", "link terms"].map(tokenKey),
  assertionKey,
];
