import { isDeepStrictEqual } from "node:util";
import type { Database } from "@frontdesk/database/database";
import {
  type ClientTrace,
  listEntriesOfClient,
  listPayloadsOfClient,
} from "../../changes/outbox/client-erasing.store.ts";
import { rewriteEntry, rewritePayload } from "../../changes/outbox/erasing.store.ts";
import { forgetClient } from "./forget.ts";

export async function eraseRecords(db: Database, trace: ClientTrace): Promise<void> {
  await eraseEntries(db, trace);
  await erasePayloads(db, trace);
}

async function eraseEntries(db: Database, trace: ClientTrace): Promise<void> {
  const { clientId } = trace;
  for (let last = 0; ; ) {
    const entries = await listEntriesOfClient(db, trace, last);
    for (const entry of entries) {
      const isClient = entry.kind === "client";
      const before = forgetClient(entry.before, clientId, isClient) as object | null;
      const after = forgetClient(entry.after, clientId, isClient) as object | null;
      if (!isDeepStrictEqual([before, after], [entry.before, entry.after])) {
        await rewriteEntry(db, { ...entry, before, after });
      }
      last = entry.id;
    }
    if (entries.length === 0) return;
  }
}

async function erasePayloads(db: Database, trace: ClientTrace): Promise<void> {
  const { clientId } = trace;
  for (let last = 0; ; ) {
    const payloads = await listPayloadsOfClient(db, trace, last);
    for (const stored of payloads) {
      const { payload, ...envelope } = JSON.parse(stored.body);
      const isClient = payload.type === "client";
      const notice = forgetClient(payload, clientId, isClient);
      const body = JSON.stringify({ ...envelope, payload: notice });
      // A subscriber's response may repeat the client's data.
      await rewritePayload(db, { ...stored, body, response_body: null });
      last = stored.id;
    }
    if (payloads.length === 0) return;
  }
}
