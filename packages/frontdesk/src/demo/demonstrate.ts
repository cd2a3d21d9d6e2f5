/* `frontdesk start --demo`. A second start does nothing. */
import { randomUUID } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import { hasFilled, saveFilling, saveWorkspace } from "@frontdesk/desk/workspaces/store";
import { byClock } from "@frontdesk/payments/core/ids";
import { listOperated } from "@frontdesk/payments/parties/merchants/operated/store";
import { findPersonOfEmail } from "@frontdesk/people/persons/store";
import { openAccount } from "@frontdesk/scheduling/lifecycle/onboarding/open";
import { userIdOf } from "@frontdesk/scheduling/parties/users/of-person";
import { owner, studioDomain, studioName } from "./cast.ts";
import { fillWorkspace, pastAgenda } from "./fill.ts";
import { type Present, pastOf } from "./parts.ts";
import { openShop } from "./shop.ts";
import { signOwnerUp } from "./team.ts";

/** Throws if live merchants exist. */
export async function demonstrate(present: Present): Promise<void> {
  const { payments } = present;
  const { db } = payments;
  const [live] = await listOperated(db, { test: false, page: { limit: 1 } });
  if (live !== undefined) {
    throw new Error("--demo needs a database without live merchants");
  }
  const person = await findPersonOfEmail(db, owner.email);
  if (person !== undefined) {
    if (await hasFilled(db, person.id)) return;
    throw new Error(
      `--demo creates ${owner.email}, but this account exists: start with an empty folder`,
    );
  }
  const agenda = pastAgenda(payments.now());
  const past = pastOf(present, agenda);
  const clock = () => agenda.now().getTime();
  const ownerId = await byClock(clock, () => signOwnerUp(past));
  const { merchantId, app } = await byClock(clock, () => openShop(past));
  const accountId = await atomically(db, async (db) => {
    const inside = { ...past.scheduling, db };
    const userId = await userIdOf(inside, ownerId);
    const opening = { userId, name: studioName, timezone: "Copenhagen" };
    return (await openAccount(inside, opening)).accountId;
  });
  const { password } = owner;
  const location = { ownerId, merchantId, accountId, app, domain: studioDomain, password };
  await fillWorkspace(present, location, { agenda });
  await atomically(db, async (db) => {
    const now = payments.now();
    const created = { id: randomUUID(), name: studioName, merchantId, accountId, madeBy: ownerId };
    await saveWorkspace(db, { ...created, connectAt: null, now });
    await saveFilling(db, { merchantId, accountId, by: ownerId, now });
  });
}
