import type { IncomingHttpHeaders } from "node:http";
import { invalid } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import { answerWithStream, type Listener, streamType } from "@frontdesk/server/stream";
import type { Context } from "../../core/context.ts";
import { type Id, isId } from "../../core/ids.ts";
import { hashKey, type Identity } from "../../parties/identity/identity.ts";
import { findKey } from "../../parties/identity/store.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { findMerchantFor } from "../../parties/merchants/store.ts";
import { listEvents } from "../events/events.store.ts";
import { isAnothers } from "../events/read.ts";
import type { Portion } from "./portion.ts";
import { readOn } from "./read.ts";
import { streamRefusals as refusals, streamRefusals } from "./refusals.ts";
import { type Relay, startRelay } from "./relay.ts";
import { EventStream, type StreamFilter, StreamQuery } from "./schema.ts";

export function streamRoutes(server: Server, context: Context): void {
  const relay = startRelay(context);
  server.addHook("onClose", () => relay.stop());
  const source = { ...context, relay };
  server.get(
    "/merchants/:merchantId/events/stream",
    {
      schema: {
        summary: "Stream a merchant's events",
        tags: ["Events"],
        "x-refusals": Object.values(streamRefusals),
        produces: [streamType],
        params: MerchantParams,
        querystring: StreamQuery,
        response: { 200: EventStream },
      },
      config: { plain: true, personsMay: "see" },
    },
    async ({ params, query, headers, identity }, reply) => {
      const { merchantId } = params;
      const { callerId } = identity;
      const { filter = {} } = query;
      const named = lastIdOf(headers, query.after);
      const after = await cursorFor(context, { merchantId, callerId, after: named });
      return answerWithStream(reply, {
        who: `${identity.actor} merchant ${merchantId}`,
        caller: identity.actor,
        isAllowed: () => hasAccess(context, identity, merchantId),
        tell: (listener) => tellEvents(source, { ...listener, merchantId, after, filter }),
      });
    },
  );
}

async function hasAccess(
  { db }: Pick<Context, "db">,
  identity: Identity,
  merchantId: Id,
): Promise<boolean> {
  const { callerId } = identity;
  // The desk closes forwarded streams with their session.
  if (identity.kind === "app") {
    const key = await findKey(db, hashKey(identity.key));
    if (key?.appId !== callerId || key.suspended) return false;
  }
  return (await findMerchantFor(db, { merchantId, callerId }))?.allowed === true;
}

const beforeAll: Id = "0".repeat(24);

interface CursorInput {
  merchantId: Id;
  callerId: Id;
  after: Id | undefined;
}

async function cursorFor(
  { db }: Pick<Context, "db">,
  { merchantId, callerId, after }: CursorInput,
): Promise<Id> {
  await getMerchantFor(db, { merchantId, callerId });
  if (after !== undefined && isAnothers(after, merchantId)) {
    throw invalid([refusals.anothersCursor()]);
  }
  const page = { limit: 1 };
  const { rows, removedThrough } = await listEvents(db, { merchantId, filter: {}, page });
  if (after === undefined) return (rows[0]?.id ?? removedThrough) || beforeAll;
  if (after < removedThrough) throw refusals.expired();
  return after;
}

/** Sent by a reconnecting browser. */
function lastIdOf(headers: IncomingHttpHeaders, after: Id | undefined): Id | undefined {
  const { "last-event-id": last = "" } = headers;
  if (last === "") return after;
  if (!isId(last)) throw invalid([refusals.lastEventId()]);
  return last;
}

/*
 * Continues the list by own reads, then by the relay. A portion that does not follow the cursor
 * only signals more events, so no event is lost or sent twice.
 */
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

interface Inbox {
  put(portion: Portion): void;
  take(): Promise<Portion | undefined>;
}

/** The newest stay, so the stream can see a gap. */
const mostWaiting = 4;

function openInbox(signal: AbortSignal): Inbox {
  const waiting: Portion[] = [];
  let wake = () => {};
  signal.addEventListener("abort", () => wake());
  return {
    put(portion) {
      waiting.push(portion);
      if (waiting.length > mostWaiting) waiting.shift();
      wake();
    },
    async take() {
      if (waiting.length === 0 && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      return waiting.shift();
    },
  };
}
