// Prints the error of a write when no file of the embedded database may grow. Argument: its folder,
// with notes.
import { execFileSync } from "node:child_process";
import { sql } from "kysely";
import { isTrouble, track, type WriteTracker } from "../src/commit-tracking.ts";
import { openDatabase } from "../src/database.ts";

const { db } = await openDatabase({ folder: process.argv[2] });
execFileSync("prlimit", ["--pid", String(process.pid), "--fsize=0:unlimited"]);
const tracker: WriteTracker = { mayHaveCommitted: false, isRepeatable: false };
const write = () => sql`insert into notes.notes (text) values ('one')`.execute(db);
const error: unknown = await track(tracker, write).catch((error: unknown) => error);
const match = { trouble: isTrouble(error), wrote: tracker.mayHaveCommitted, error: String(error) };
process.stdout.write(JSON.stringify(match), () => process.exit(0));
