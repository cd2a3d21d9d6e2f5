/*
 * A process that only tells, until it is killed; its clock goes wrong by as many milliseconds as
 * the second argument says. The first is the address of a PostgreSQL database. It ends with whoever
 * started it.
 */
import { openDatabase } from "@frontdesk/database/database";
import { createLog } from "@frontdesk/server/log";

const [url, wrongMs = "0"] = process.argv.slice(2);
const now = Date.now;
Date.now = () => now() + Number(wrongMs);
// After the clock is wrong, so that no id is drawn by the right one.
const { startTeller } = await import("../src/events/events/teller/teller.ts");

const { db } = await openDatabase({ url });
const log = createLog({ level: "error" });
startTeller({ db, embedded: false, log }, { pollMs: 5, gatherMs: 1 });
process.on("disconnect", () => process.exit());
process.send?.("ready");
