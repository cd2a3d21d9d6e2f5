import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import { sealedSecrets } from "./second-factors/sealed.ts";

export const sealedOfPeople: readonly SealedColumn[] = [sealedSecrets];
