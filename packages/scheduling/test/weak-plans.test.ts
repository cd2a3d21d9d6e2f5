import { judgePlans } from "@frontdesk/database/test/weak-plans";
import { onPostgres } from "@frontdesk/database/testing";
import { expect, it } from "vitest";
import { migrations } from "../src/ground/migrations.ts";
import { drive } from "./driving/drive.ts";
import { startDriven } from "./driving/driven.ts";

/** What reads more than it gives for a reason that stands. */
const excepted = {
  "with looked as materialized": "a list looks at ten thousand ids at most, to count them",
  "select u.resource_id, u.project_id": "a report goes through the resources of its account",
  "select p.id, p.name, p.project_code": "so it does through the projects",
  capacity_openings: "it tells in one row what opens all resources of a report",
  capacity_read: "so it does in one row what opens all resources of a calendar",
  "select o.downtime_id, o.resource_id": "a calendar goes through the resources of its account",
  "f.creator_id = $2": "whoever leaves an account has its feeds looked through, once",
  "select account_id, id, kind, subject_id": "an erasure looks for a person in all that is kept",
  "select account_id, id, body, response_body": "so it does in what webhooks are told",
  "with orphans as materialized": "webhooks that were deleted within thirty days are few",
  payloads_due: "asks of each webhook that is sent to what is due first",
  'select w.account_id as "accountId", due.id': "so do the metrics",
  "with days as materialized": "reconciling reads all days of fifty resources to compare them",
};

it.runIf(onPostgres)(
  "no statement that was planned for empty tables reads more than its rows",
  async () => {
    const { count, weak, unread, needless } = await judgePlans({
      migrations,
      tenant: ["account_id"],
      alone: ["scheduling.webhooks"],
      start: startDriven,
      drive,
      excepted,
    });
    expect(count).toBeGreaterThan(270);
    expect(weak).toEqual([]);
    expect({ unread, needless }).toEqual({ unread: [], needless: [] });
  },
  240_000,
);
