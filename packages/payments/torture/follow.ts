import { setTimeout as wait } from "node:timers/promises";
import { send } from "../test/shop.ts";
import type { Asking } from "./work.ts";

export interface FollowedEvent {
  id: string;
  type: string;
  version?: number;
}

const beginning = "0".repeat(24);

/** Polls every 50 ms, until stopped and complete. */
export async function followUntil(
  stopped: AbortSignal,
  { fleet, key, merchantId }: { fleet: Asking; key: string; merchantId: string },
): Promise<FollowedEvent[]> {
  const followedEvents: FollowedEvent[] = [];
  for (let isLast = false; !isLast; ) {
    isLast = stopped.aborted;
    const process = fleet.any();
    const after = followedEvents.at(-1)?.id ?? beginning;
    const path = `GET /merchants/${merchantId}/events?limit=1000&after=${after}` as const;
    const page =
      process && (await send<FollowedEvent[]>(process, path, { key }).catch(() => undefined));
    if (page?.status === 200) followedEvents.push(...page.body);
    if (page?.status !== 200 || page.body.length > 0) isLast = false;
    await wait(50);
  }
  return followedEvents;
}
