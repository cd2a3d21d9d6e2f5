import { atomically } from "@frontdesk/database/atomically";
import { type EndContext, endMakingsOf } from "../../applications/endings/end.ts";
import { endGrants } from "../../applications/oauth/grants/end.ts";
import { endPersonalTokens } from "../../applications/tokens/end.ts";
import {
  listEntriesOf,
  listPayloadsOf,
  rewriteEntry,
  rewritePayload,
  type Trace,
} from "../../changes/outbox/erasing.store.ts";
import { nobodyIn } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { anonymiseResources, listResourcesOf } from "../../inventory/resources/erasing.store.ts";
import { forgetAddress } from "../../offering/booking-pages/store.ts";
import { listAccounts } from "../../parties/accounts/store.ts";
import { anonymiseUser, findUser } from "../../parties/users/store.ts";
import { anonymous, anonymousEmail, forget, withoutAddress } from "./forget.ts";

/** Ids and texts of booking details stay. `erasePerson` erases the sign-in. */
export async function eraseUser(
  context: EndContext & Pick<Context, "post">,
  userId: number,
): Promise<void> {
  await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const user = await findUser(db, userId);
    if (user === undefined) return;
    const at = context.now();
    const resources = await listResourcesOf(db, userId);
    const trace = { userId, email: user.email, resources };
    await anonymiseUser(db, { id: userId, ...anonymous, email: anonymousEmail(userId), at });
    await anonymiseResources(db, { userId, ...anonymous, at });
    await forgetAddress(db, { email: user.email, at });
    await endPersonalTokens(inside, { userId });
    await endGrants(inside, { userId });
    for (const account of await listAccounts(db, userId)) {
      await endMakingsOf(inside, { ...nobodyIn(account.id), account }, userId);
    }
    await eraseEntries({ db }, trace);
    await erasePayloads({ db }, trace);
  });
}

type Inside = Pick<Context, "db">;

async function eraseEntries({ db }: Inside, trace: Trace): Promise<void> {
  for (let last = 0; ; ) {
    const entries = await listEntriesOf(db, trace, last);
    for (const entry of entries) {
      const isPerson = tellsOf(trace, entry.account_id, entry);
      const before = forget(entry.before, trace, isPerson) as object | null;
      const after = forget(entry.after, trace, isPerson) as object | null;
      await rewriteEntry(db, { ...entry, before, after });
      last = entry.id;
    }
    if (entries.length === 0) return;
  }
}

async function erasePayloads({ db }: Inside, trace: Trace): Promise<void> {
  for (let last = 0; ; ) {
    const payloads = await listPayloadsOf(db, trace, last);
    for (const stored of payloads) {
      const { payload, user = null, ...envelope } = JSON.parse(stored.body);
      const subject = { kind: payload.type, subject_id: payload.id };
      const traceDetails = forget(
        payload,
        trace,
        tellsOf(trace, stored.account_id, subject),
      ) as TraceDetails;
      // A booking's payload also contains its resource under its old name.
      const booked = { kind: "resource", subject_id: payload.resource?.id ?? 0 };
      if (tellsOf(trace, stored.account_id, booked)) {
        traceDetails.resource = forget(payload.resource, trace, true);
      }
      const actor = forget(user, trace, user?.id === trace.userId);
      const body = JSON.stringify({ ...envelope, payload: traceDetails, user: actor });
      const { response_body: answer } = stored;
      const response_body = answer === null ? null : withoutAddress(answer, trace);
      await rewritePayload(db, { ...stored, body, response_body });
      last = stored.id;
    }
    if (payloads.length === 0) return;
  }
}

interface TraceDetails {
  resource?: unknown;
}

interface Subject {
  kind: string;
  subject_id: number;
}

function tellsOf(trace: Trace, accountId: number, { kind, subject_id: id }: Subject): boolean {
  if (kind === "user") return id === trace.userId;
  if (kind !== "resource") return false;
  return trace.resources.some((own) => own.account_id === accountId && own.id === id);
}
