/** The names of the keys that the master key only seals; see `own-keys` of the database package. */
import { fingerprintKey } from "@frontdesk/database/own-keys";
import { peopleKeys } from "@frontdesk/people/own-keys";

export const ownKeys: readonly string[] = [fingerprintKey("idempotency"), ...peopleKeys];
