/*
 * A stream is the list, read on from where it came to: by itself, and once it has caught up by the
 * relay. What the relay hands on and does not follow what it had only says that there is more. So
 * nothing is missed or told twice, whatever is handed on.
 */
import type { Listener } from "@frontdesk/server/stream";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import { openInbox } from "./inbox.ts";
import type { Portion } from "./portion.ts";
import { readOn } from "./read.ts";
import type { Relay } from "./relay.ts";
import type { StreamFilter } from "./schema.ts";

interface Hearing extends Listener {
  merchantId: Id;
  after: Id;
  filter: StreamFilter;
}

interface Source extends Pick<Context, "db" | "log"> {
  relay: Relay;
}

/** Tells a merchant's events after one, and then each as it comes, until the stream ends. */
export async function tellEvents(source: Source, hearing: Hearing): Promise<void> {
  const { merchantId, filter, signal, send } = hearing;
  const inbox = openInbox(signal);
  let cursor = hearing.after;
  let isBehind = true;
  let leave: (() => void) | undefined;

  async function tell(portion: Portion): Promise<void> {
    await send(portion.writtenAfter(cursor, filter));
    if (portion.through > cursor) cursor = portion.through;
  }

  try {
    while (!signal.aborted) {
      if (isBehind) {
        const [read] = await readOn(source, [{ merchantId, cursor, filters: [filter] }]);
        // Whoever comes back is told that what follows is not kept.
        if (read === undefined || read.portion.after > cursor) return;
        await tell(read.portion);
        isBehind = read.isFull;
      } else {
        leave ??= source.relay.join({ merchantId, cursor, filter, hear: inbox.put });
        const portion = await inbox.take();
        isBehind = portion !== undefined && portion.after > cursor;
        if (portion !== undefined && !isBehind) await tell(portion);
      }
    }
  } finally {
    leave?.();
  }
}
