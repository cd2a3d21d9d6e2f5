import { findOffered, listPublic, sizeOfPublic } from "../../src/offering/services/store.ts";
import type { Belongings } from "../endpoints.ts";
import type { TestScheduling } from "../harness.ts";
import { makeConnection } from "../offering.ts";
import type { Studio } from "../studio.ts";
import { answered } from "./answered.ts";

export async function useOffering(
  scheduling: TestScheduling,
  studio: Studio,
  { ids }: Belongings,
): Promise<void> {
  const { db } = scheduling.context;
  await makeConnection(scheduling, studio);
  const deposit = { price: 1000, currency: "EUR", deposit: { kind: "full" } };
  const path = `/services/${ids.services}`;
  // A full page has no room for another service.
  answered(path, await studio.put(path, { ...deposit, visibility: "unlisted" }));
  await sizeOfPublic(db, studio.accountId, ids.services!);
  await findOffered(db, studio.accountId, String(ids.services));
  await findOffered(db, studio.accountId, "unlisted");
  await listPublic(db, studio.accountId);
}
