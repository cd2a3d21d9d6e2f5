import { peopleKeys } from "@frontdesk/people/own-keys";
import { fingerprintKey } from "@frontdesk/platform/sealing/own-keys";

export const ownKeys: readonly string[] = [
  fingerprintKey("idempotency"),
  fingerprintKey("appointment"),
  fingerprintKey("address"),
  ...peopleKeys,
];
