import type { TestDatabase } from "@frontdesk/database/testing";
import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import { operatorKey } from "../operator.ts";

export type DrivenScheduling = TestScheduling & { receiver: Receiver };

const now = new Date("2026-11-23T08:00:00Z");

export async function startDriven(opened: TestDatabase): Promise<DrivenScheduling> {
  const receiver = await startReceiver();
  const settings = { operatorKey, webhooksToPrivate: true };
  const scheduling = await startTestScheduling({
    opened,
    settings,
    now: () => now,
    lookup: (_name, _options, find) => find(new Error("nobody is there"), ""),
  });
  const close = async () => {
    await scheduling.close();
    await receiver.close();
  };
  return { ...scheduling, receiver, close };
}
