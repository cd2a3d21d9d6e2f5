import { randomUUID } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import { useContinuation } from "../../src/applications/oauth/consent/store.ts";
import { lockAbandoned } from "../../src/appointments/booking/erasing.store.ts";
import { forgetTypedOf } from "../../src/appointments/erasing/erase.ts";
import { forgetUnseen } from "../../src/appointments/erasing/retention.ts";
import {
  type NoticeLease,
  postponeNotices,
  renewNotices,
} from "../../src/appointments/notices.store.ts";
import { followRules } from "../../src/appointments/sessions/rules.ts";
import { markRules } from "../../src/appointments/sessions.store.ts";
import { listChanged } from "../../src/changes/live/store.ts";
import { type PayloadLease, renewPayloads } from "../../src/changes/outbox/leases.store.ts";
import { listAccessOf } from "../../src/lifecycle/onboarding/access.ts";
import { listCreatedBy } from "../../src/lifecycle/onboarding/disown.ts";
import { unpublish } from "../../src/offering/booking-pages/store.ts";
import { cleanUp } from "../../src/operating/housekeeping.ts";
import { insertAction } from "../../src/operating/operator/actions.store.ts";
import { forgetPerson } from "../../src/operating/operator/erase-user.ts";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { sealedColumns } from "../../src/operating/sealed-columns.ts";
import { listWaitingIds, setLiveSince } from "../../src/parties/accounts/store.ts";
import { personIdOf } from "../desk.ts";
import type { TestScheduling } from "../harness.ts";
import { basic, operatorKey } from "../operator.ts";
import { makeClient, makeMember, type Studio } from "../studio.ts";
import { answered } from "./answered.ts";

export async function keepUp(scheduling: TestScheduling, studio: Studio): Promise<void> {
  const { context, delivery, notifying } = scheduling;
  await delivery.drain();
  await notifying.drain();
  const payloadLease = {
    accountId: studio.accountId,
    id: 1,
    claimedBy: randomUUID(),
  } as PayloadLease;
  await renewPayloads(context.db, [payloadLease], 20_000);
  const notice = { accountId: studio.accountId, id: 1, claimedBy: randomUUID() } as NoticeLease;
  await renewNotices(context.db, [notice], 20_000);
  await postponeNotices(context.db, [{ lease: notice, dueAt: context.now() }]);
  await listChanged(context.db, [{ accountId: studio.accountId, after: Number.MAX_SAFE_INTEGER }]);
  await operates(scheduling);
  const { userId } = await makeMember(scheduling, studio);
  const personId = await personIdOf(scheduling, userId);
  const done = { at: context.now(), action: "user.erase", subject: "1", details: {} };
  await insertAction(context.db, { ...done, actor: `person:${personId} at 203.0.113.9` });
  await listCreatedBy(context, personId);
  const period = { since: new Date(0), until: context.now() };
  await listAccessOf(context, await personIdOf(scheduling, studio.userId), period);
  await unpublish(context.db, studio.accountId, context.now());
  await atomically(context.db, (db) => forgetPerson({ ...context, db }, { personId }));
  await useContinuation(context.db, randomUUID(), context.now());
  await cleanUp(context);
  await forgetUnseen(context);
  await followRules(context, "9999a");
  const seen = [{ id: 0, startsAt: context.now() }];
  await markRules(context.db, studio.accountId, { seen, rules: "9999a" });
  const typed = { accountId: studio.accountId, id: 0 };
  await lockAbandoned(context.db, context.now(), typed);
  await forgetTypedOf(context.db, { ...typed, at: context.now(), endsLinks: false });
  const { id } = await makeClient(studio);
  answered("exporting", await studio.get(`/clients/${id}/export`));
  answered("erasing", await studio.post(`/clients/${id}/erase`));
  await reconcile(context, { mostFindings: 10, withPayments: true });
  await reseals(scheduling);
}

async function operates({ send, context }: TestScheduling): Promise<void> {
  const headers = { authorization: basic(operatorKey) };
  const capacity = "/scheduling/operator";
  const opening = { email: "jane@example.com", owner: "Jane Doe", name: "Jane's studio" };
  const { body: opened } = answered(
    "accounts",
    await send(`POST ${capacity}/accounts`, { headers, body: opening }),
  );
  await setLiveSince(context.db, opened.id, context.now());
  await listWaitingIds(context.db, { after: 0, limit: 50 });
  answered("look up", await send(`GET ${capacity}/accounts?q=jane@example.com`, { headers }));
  const path = `${capacity}/accounts/${opened.id}` as const;
  answered("demo", await send(`POST ${path}/demo`, { headers, body: { month: "2026-12" } }));
  const body = { suspended: true };
  answered("suspension", await send(`PUT ${path}/suspension`, { headers, body }));
  answered("health", await send(`GET ${capacity}/health`, { headers }));
  answered("actions", await send(`GET ${capacity}/actions`, { headers }));
  answered("metrics", await send("GET /scheduling/metrics", { headers }));
}

async function reseals({ context: { db, keyring } }: TestScheduling): Promise<void> {
  for (const column of sealedColumns) {
    await column.count(db);
    const { values } = await column.lock(db, { after: undefined, limit: 50 });
    if (values.length > 0) await column.update(db, values, keyring.current);
  }
}
