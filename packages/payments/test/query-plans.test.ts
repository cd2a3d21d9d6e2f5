import { judgePlans, type PlanJudgement } from "@frontdesk/database/test/query-plans";
import { untouchedBy } from "@frontdesk/database/test/untouched";
import { onPostgres } from "@frontdesk/database/testing";
import { expect, it } from "vitest";
import { migrations } from "../src/core/migrations.ts";
import { behindProxy } from "./checkout.ts";
import { drive } from "./driving/drive.ts";
import { startTestPayments } from "./harness.ts";

const sifts = "looks at 10 000 ids at most, as every list that is narrowed without an index";
const counts = "counts, once, what the rotation of a key is about";
const proves = "looks at every row of a range or a shard once, and returns what is wrong";
const passes = "goes through all, by what it has passed, a part at a time";
const signsIn = "nobody signs in to payments";

/** These statements read more rows than they return. */
const excepted = {
  "row_number() over": sifts,
  "select count(cavv)::bigint as count from payments.authentications": counts,
  "select count(cavv)::bigint as count from payments.authorizations": counts,
  "select count(*)::bigint as count from payments.card_numbers": counts,
  "select count(sealed_key)::bigint as count from payments.dispute_files": counts,
  "select count(link_secret)::bigint": counts,
  "select count(sealed)::bigint as count from payments.idempotency": counts,
  "select count(secret)::bigint as count from payments.webhooks": counts,
  "select count(former_secret)::bigint as count from payments.webhooks": counts,
  "select id, secret as sealed from payments.webhooks": passes,
  "select id, former_secret as sealed from payments.webhooks": passes,
  "select id, cavv as sealed from payments.auth": passes,
  "select distinct shard from payments.merchants": passes,
  "and line.kind = $6 order by": passes,
  "array(select key.prefix from payments.app_keys": "has the keys of each app in its row",
  payouts_owed: passes,
  payouts_payees: passes,
  "from (select from payments.instructions limit": "counts to a thousand, once for an operator",
  "select count(*) from payments.merchants where shard": proves,
  reconcile_: proves,
  takings_volumes: "adds up the captures of 30 days, each of them once",
  takings_sums: "adds up the lines of a range, each of them once",
  events_last_old: "goes through the next thousand that are removed",
  "payments.limits": "one process counts in its memory",
  "payments.claims": "are open for a day each, and used or forgotten then",
  "payments.naming_notices": "are gone when their naming ends, which is in two days",
  "payments.news": "is empty as soon as all is told; see plans.test.ts",
  "people.address_changes": signsIn,
  "people.backup_codes": signsIn,
  "people.ended_factors": signsIn,
  "people.installation": "has one row",
  "people.lost_factors": signsIn,
  "people.operators": "few are, and only the desk asks who",
  "people.passwords": signsIn,
  "people.proofs": signsIn,
  "people.second_factors": signsIn,
  "people.sessions": signsIn,
  "people.tidings": "nobody attends from another process",
  "ctid = any(array(": "is what the drive itself does",
};

/** Statements out of the drive's reach. */
const others = [
  "acceptance/payments/store.ts isBegun",
  // In plans.test.ts.
  "api/idempotency/store.ts removeKeys",
  // By primary key.
  "authentication/tds/store.ts endOverdue",
];

const settings = {
  ...behindProxy,
  webhooksToPrivate: true,
  mostInvited: { perHour: 1_000, perDay: 1_000, perDayInAll: 1_000 },
};

// The embedded database takes three times as long.
it.runIf(onPostgres)(
  "statements planned for empty tables: none reads more than its rows",
  async () => {
    const all: PlanJudgement[] = [];
    const untouched = await untouchedBy(new URL("../src/", import.meta.url), async () => {
      all.push(
        await judgePlans({
          migrations,
          tenant: ["shard", "merchant_id"],
          start: (opened) => startTestPayments({ opened, settings }),
          drive,
          excepted,
        }),
      );
    });
    const { count, ...judged } = all[0]!;
    expect(judged).toEqual({ weak: [], unread: [], small: [], needless: [] });
    expect(untouched).toEqual(others);
    expect(count).toBeGreaterThan(150);
  },
  // Against hangs.
  1_800_000,
);
