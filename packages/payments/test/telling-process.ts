/* Arguments: PostgreSQL URL, clock error in milliseconds. Ends with its parent process. */
import { openDatabase } from "@frontdesk/database/database";
import { createLog } from "@frontdesk/server/log";

const [url, wrongMs = "0"] = process.argv.slice(2);
const now = Date.now;
Date.now = () => now() + Number(wrongMs);
const { startOutboxRelay } = await import("../src/notifications/events/outbox/relay.ts");

const { db } = await openDatabase({ url });
const log = createLog({ level: "error" });
startOutboxRelay({ db, embedded: false, log }, { pollMs: 5, gatherMs: 1 });
process.on("disconnect", () => process.exit());
process.send?.("ready");
