import { sealedOfPeople } from "@frontdesk/people/sealed-columns";
import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import { sealedAnswers } from "../api/idempotency/sealed.ts";
import { sealedSuccessors } from "../applications/oauth/pairs/sealed.ts";
import { sealedSecrets } from "../changes/webhooks/sealed.ts";

import { sealedOfConnections } from "../money/connections/sealed.ts";

export const sealedColumns: readonly SealedColumn[] = [
  ...sealedOfPeople,
  sealedAnswers,
  sealedSecrets,
  sealedSuccessors,
  ...sealedOfConnections,
];
