// Prints the tests in quarantine of TEST_REPORT. Ends with 0 if all failed tests are among them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { testReport } from "../packages/database/src/settings.ts";
import { judgeReport, quarantineList } from "./quarantine.ts";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

const root = join(import.meta.dirname, "..");
const { lines, isExcused } = judgeReport(read(testReport ?? ""), read(join(root, quarantineList)));
for (const line of lines) console.log(line);
process.exitCode = isExcused ? 0 : 1;
