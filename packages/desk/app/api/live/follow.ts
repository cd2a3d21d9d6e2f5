import {
  type AskForStream,
  askAgainMs,
  readStream,
  waitBeforeAsking,
} from "@frontdesk/rest/api/stream";
import { type Message, messageOf } from "./messages.ts";
import type { LiveMessage } from "./share.ts";

const retryMs = 1_000;
const longestWaitMs = 15_000;

export interface Following {
  askFrom(lastId: string): AskForStream;
  from: string;
  hear(heard: LiveMessage): void;
  signal: AbortSignal;
}

export async function follow({ askFrom, from, hear, signal }: Following): Promise<void> {
  let last = from;
  let failures = 0;
  for (;;) {
    try {
      for await (const sent of readStream(askFrom(last), signal)) {
        if (failures > 0) hear({ lost: false });
        failures = 0;
        const message: Message | undefined = messageOf(sent);
        if (message === undefined) continue;
        last = sent.id;
        hear({ id: last, message });
      }
    } catch {
      signal.throwIfAborted();
      failures += 1;
      if (failures === 1) hear({ lost: true });
    }
    const waitMs = Math.min(longestWaitMs, askAgainMs({ retryMs, failures }));
    await waitBeforeAsking(waitMs, signal);
  }
}
