import { findOffered, listPublic } from "../../src/offering/services/store.ts";
import type { Belongings } from "../endpoints.ts";
import type { TestScheduling } from "../harness.ts";
import { givenConnection } from "../offering.ts";
import type { Studio } from "../studio.ts";
import { answered } from "./answered.ts";

/** What is offered to customers, as they find it. */
export async function useOffering(
  scheduling: TestScheduling,
  studio: Studio,
  { ids }: Belongings,
): Promise<void> {
  const { db } = scheduling.context;
  await givenConnection(scheduling, studio);
  const deposit = { price: 1000, currency: "EUR", deposit: { kind: "full" } };
  const path = `/services/${ids.services}`;
  answered(path, await studio.put(path, { ...deposit, visibility: "public" }));
  await findOffered(db, studio.accountId, String(ids.services));
  await findOffered(db, studio.accountId, "unlisted");
  await listPublic(db, studio.accountId);
}
