/** The names of the keys that the master key only seals; see `own-keys` of the database package. */
import { fingerprintKey, tokenKey } from "@frontdesk/database/own-keys";

export const ownKeys: readonly string[] = [
  ...["card", "order", "idempotency"].map(fingerprintKey),
  ...["token pcn", "token pcsc", "hint", "link terms"].map(tokenKey),
];
