/** All columns sealed by the master key. */
import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import { sealedProofs } from "../acquiring/authorizations/sealed.ts";
import { sealedAnswers } from "../api/idempotency/sealed.ts";
import { sealedResults } from "../authentication/tds/sealed.ts";
import { sealedFileKeys } from "../card-payments/disputes/files/sealed.ts";
import { sealedNumbers } from "../core/vault/sealed.ts";
import { sealedFormerSecrets, sealedSecrets } from "../notifications/webhooks/sealed.ts";
import { sealedLinkSecrets } from "../parties/merchants/links/sealed.ts";

export const sealedColumns: readonly SealedColumn[] = [
  sealedNumbers,
  sealedResults,
  sealedLinkSecrets,
  sealedProofs,
  sealedSecrets,
  sealedFormerSecrets,
  sealedFileKeys,
  sealedAnswers,
];
