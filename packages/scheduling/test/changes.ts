import { atomically } from "@frontdesk/database/atomically";
import { type RecordedChange, record } from "../src/changes/outbox/store.ts";
import type { TestScheduling } from "./harness.ts";
import type { Studio } from "./studio.ts";

export async function makeChange(
  { context }: Pick<TestScheduling, "context">,
  { accountId, userId, subdomain }: Pick<Studio, "accountId" | "userId" | "subdomain">,
  change: Partial<RecordedChange> = {},
): Promise<void> {
  const account = { id: accountId, subdomain, name: "Studio", timezone: "Copenhagen" };
  const flags = { isTimedOnly: false, isSuspended: false, isOwner: true, isAdministrator: true };
  const isOwnOnly = false;
  const level = "manage_all" as const;
  const rights = {
    bookings: level,
    clients: level,
    projects: level,
    resources: level,
    reports: level,
  };
  const actor = {
    account: { ...account, ...flags, isOwnOnly, rights },
    userId,
    applicationId: null,
    requestId: "test",
  };
  const after = { id: 3, name: "Zoë & Søn" };
  await atomically(context.db, (db) =>
    record({ ...context, db }, actor, {
      kind: "client",
      action: "create",
      id: 3,
      after,
      ...change,
    }),
  );
}
