import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { statementsFolder } from "@frontdesk/database/settings";
import { judgeAll } from "@frontdesk/database/test/tenant-isolation/exceptions";
import type { SentStatement } from "@frontdesk/database/test/tenant-isolation/record";
import { readTenancy } from "@frontdesk/database/test/tenant-isolation/tenancy";
import { shardedTables as desk } from "@frontdesk/desk/sharding";
import * as payments from "@frontdesk/payments/test/tenant-isolation";
import * as scheduling from "@frontdesk/scheduling/test/tenant-isolation";

if (statementsFolder === undefined) throw new Error("STATEMENTS_FOLDER is not set");
const lines = globSync(join(statementsFolder, "*.jsonl")).flatMap((file) =>
  readFileSync(file, "utf8").trim().split("\n"),
);
const sent = lines.map((line): SentStatement => JSON.parse(line));
const ofDesk = { schema: new URL("../../desk/schema.sql", import.meta.url), spreads: [desk] };
const tenancy = await readTenancy([payments.described, scheduling.described, ofDesk]);
const excepted = [payments.excepted, scheduling.excepted];
const frozen = [...payments.frozen, ...scheduling.frozen];
const existing = { excepted, frozen, isWhole: true };
const { count, broken, needless } = await judgeAll(sent, tenancy, existing);
for (const line of broken) console.error(line);
for (const line of needless) console.error(`${line}: nothing needs this exception`);
console.log(`${count} statements were judged`);
if (count < 500) console.error("which is not the whole suite");
if (count < 500 || broken.length > 0 || needless.length > 0) process.exitCode = 1;
