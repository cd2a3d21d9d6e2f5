import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { judgePlans, type PlanJudgement } from "@frontdesk/database/test/query-plans";
import { untouchedBy } from "@frontdesk/database/test/untouched";
import { onPostgres, thorough } from "@frontdesk/database/testing";
import { findPersonOfEmail } from "@frontdesk/people/persons/store";
import { expect, it } from "vitest";
import { migrations } from "../src/migrations.ts";
import { eraseActor, eraseReasons, insertAction, listActions } from "../src/operator/store.ts";
import {
  endConnecting,
  hasFilled,
  isSaved,
  leaseConnecting,
  listPlaces,
  saveDismissal,
  saveFilling,
  saveWorkspace,
  withFirstSteps,
} from "../src/workspaces/store.ts";
import { makePage, type Page, startTestDesk, type TestDesk } from "./harness.ts";

const excepted = {
  "people.": "is judged where people are",
  "desk.limits": "one process counts in its memory",
};

interface SignedPage {
  page: Page;
  personId: string;
}

const existing = new WeakMap<TestDesk, SignedPage>();

async function drive(desk: TestDesk): Promise<void> {
  const { page, personId } = existing.get(desk) ?? (await makeSigned(desk));
  existing.set(desk, { page, personId });
  await page.ask("GET /session");
  const { db } = desk.opened;
  await drivePlaces(db, personId);
  const actor = `person:${personId} at 127.0.0.1`;
  const action = { actor, action: "place.make", subject: "place 1", details: {} };
  await eraseActor(db, personId);
  await eraseReasons(db, personId);
  await insertAction(db, { ...action, at: desk.now() });
  await listActions(db, { limit: 5 });
  const labels = { action: "person.factor_lost", subject: personId, details: { reason: "Phone" } };
  await insertAction(db, { ...action, ...labels, at: desk.now() });
}

async function makeSigned(desk: TestDesk): Promise<SignedPage> {
  const page = await makePage(desk);
  const { to } = desk.mails.at(-1)!;
  const person = await findPersonOfEmail(desk.opened.db, to);
  return { page, personId: person!.id };
}

async function drivePlaces(db: Database, personId: string): Promise<void> {
  const merchantId = "6".repeat(24);
  const now = new Date();
  const workspace = { name: "Corner", merchantId, accountId: 1, madeBy: personId, now };
  const id = randomUUID();
  await saveWorkspace(db, { id, ...workspace, connectAt: now });
  await isSaved(db, id);
  await leaseConnecting(db, { workspaceId: id, now, next: now });
  await endConnecting(db, id);
  await listPlaces(db, { merchantIds: [merchantId], accountIds: [1, 2] });
  await saveDismissal(db, { merchantId, accountId: 1, now });
  await withFirstSteps(db, [{ merchantId, accountId: 1 }]);
  await saveFilling(db, { merchantId, accountId: 1, by: personId, now });
  await hasFilled(db, personId);
}

it.runIf(onPostgres && thorough)(
  "query plans: no statement planned for empty tables reads more rows than it returns",
  async () => {
    const all: PlanJudgement[] = [];
    const untouched = await untouchedBy(new URL("../src/", import.meta.url), async () => {
      all.push(
        await judgePlans({
          migrations,
          tenant: ["made_by", "filled_by"],
          start: (opened) => startTestDesk({ opened }),
          drive,
          excepted,
        }),
      );
    });
    const { count, ...judged } = all[0]!;
    expect(judged).toEqual({ weak: [], unread: [], small: [], needless: [] });
    expect(untouched).toEqual([]);
    expect(count).toBeGreaterThan(8);
  },
  600_000,
);
