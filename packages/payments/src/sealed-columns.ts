/** Everything of this service that is sealed with the master key. */
import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import { sealedProofs } from "./authorizations/sealed.ts";
import { sealedLinkSecrets } from "./merchants/links/sealed.ts";
import { sealedResults } from "./tds/sealed.ts";
import { sealedNumbers } from "./vault/sealed.ts";

export const sealedColumns: readonly SealedColumn[] = [
  sealedNumbers,
  sealedResults,
  sealedLinkSecrets,
  sealedProofs,
];
