/* With a wrong clock and kill points; only its acquirer has a right clock. */

import { chanceOf } from "@frontdesk/payments/torture/chance";
import { rightNow } from "@frontdesk/payments/torture/wrong";
import { runAlone } from "@frontdesk/platform/run-alone";

const { createSimulator } = await import("@frontdesk/payments/acquiring/simulator/simulator");
const { addressesOf, readSettings } = await import("@frontdesk/payments/core/settings");
const { startPayments } = await import("@frontdesk/payments/start");
const { withMoods } = await import("./acquirer.ts");

const settings = readSettings();
await runAlone(settings, addressesOf(settings), (parts) => {
  const simulator = createSimulator({ db: parts.opened.db, now: rightNow, log: parts.log });
  const test = withMoods(simulator, chanceOf(process.pid));
  return startPayments({ ...parts, acquirers: { test } });
});
