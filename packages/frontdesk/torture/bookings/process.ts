/* With a wrong clock, kill points and no rate limits. */
import "@frontdesk/payments/torture/wrong";
import { runAlone } from "@frontdesk/platform/run-alone";

const { addressesOf, readSettings } = await import("@frontdesk/scheduling/core/settings");
const { startScheduling } = await import("@frontdesk/scheduling/start");

const settings = readSettings();
await runAlone(settings, addressesOf(settings), (parts) => {
  const count = async () => ({ used: 1, msBeforeNext: 1 });
  const take = async () => undefined;
  const open = { byAddress: Infinity, namelessByNetwork: Infinity };
  return startScheduling({ ...parts, limits: (usual) => ({ ...usual, open, count, take }) });
});
