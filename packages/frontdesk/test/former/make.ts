// Run it on a checkout of that version: `.ci/with-postgres npm run former -w packages/frontdesk`.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { makeEnvironment } from "@frontdesk/payments/test/process";
import { startWhole } from "../whole-process.ts";
import { fillWhole } from "./fill.ts";

const site = await makeEnvironment([]);
const { DATABASE_URL: url = "", FRONTDESK_DATA_DIR: folder = "" } = site.environment;
const whole = await startWhole(site, { WEBHOOKS_TO_PRIVATE: "yes" });
const former = await fillWhole(whole, folder);
await whole.end();
const options = ["--inserts", "--no-owner", "--no-privileges", url];
const dump = spawnSync("pg_dump", options, { maxBuffer: 1 << 28 });
if (dump.status !== 0) throw new Error(String(dump.stderr));
const at = (name: string) => new URL(name, import.meta.url);
const { version } = JSON.parse(readFileSync(at("../../package.json"), "utf8"));
writeFileSync(at(`${version}.sql.gz`), gzipSync(dump.stdout, { level: 9 }));
writeFileSync(at(`${version}.json`), `${JSON.stringify(former, undefined, 2)}\n`);
await site.remove();
