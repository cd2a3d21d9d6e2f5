/** Everything of this service, and of the persons in it, that is sealed with the master key. */

import { sealedOfPeople } from "@frontdesk/people/sealed-columns";
import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import { sealedAnswers } from "./idempotency/sealed.ts";
import { sealedSuccessors } from "./oauth/pairs/sealed.ts";
import { sealedSecrets } from "./webhooks/sealed.ts";

export const sealedColumns: readonly SealedColumn[] = [
  ...sealedOfPeople,
  sealedAnswers,
  sealedSecrets,
  sealedSuccessors,
];
