/* Continues the list: by own reads, then by the relay. A portion that does not continue the
   cursor only signals more events, so none is lost or sent twice. */
import type { Listener } from "@frontdesk/server/stream";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
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
        // The reconnect gets a 410.
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
