import { EventEmitter, on } from "node:events";
import { type Listener, written } from "@frontdesk/server/stream";
import { momentOf } from "../../core/times.ts";
import type { Account, Caller } from "../../parties/identity/identity.ts";
import type { Live, SeenChanges } from "./live.ts";
import { maySee } from "./sight.ts";
import type { Hint } from "./store.ts";

export interface Ear extends Listener {
  readonly whose: { readonly account: Account; readonly caller: Caller };
  from: SeenChanges | number;
}

export async function tellHints(live: Live, ear: Ear): Promise<void> {
  const { from, signal, whose } = ear;
  const { id: accountId } = whose.account;
  const seenChanges =
    typeof from === "number" ? await catchUp(live, ear, from) : await begin(ear, from);
  const changes = new EventEmitter();
  const stop = live.listen(accountId, seenChanges, (hints) => changes.emit("hints", hints));
  try {
    for await (const [hints] of on(changes, "hints", { signal })) await say(ear, hints as Hint[]);
  } finally {
    stop();
  }
}

/** An id before the first event lets a lost stream resume. */
async function begin({ send }: Ear, seenChanges: SeenChanges): Promise<SeenChanges> {
  await send(`id: ${Math.max(seenChanges.through, ...seenChanges.ids)}\n\n`);
  return seenChanges;
}

async function catchUp(live: Live, ear: Ear, entryId: number): Promise<SeenChanges> {
  const past = live.since(ear.whose.account.id, entryId);
  for (;;) {
    const { done, value } = await past.next();
    if (done === true || ear.signal.aborted) return value as SeenChanges;
    await say(ear, value);
  }
}

async function say({ whose, send }: Ear, hints: readonly Hint[]): Promise<void> {
  const seen = hints.filter((hint) => maySee(whose, hint));
  await send(seen.map(write).join(""));
}

function write({ id, kind: type, action, subjectId, at }: Hint): string {
  const body = JSON.stringify({ type, action, id: subjectId, at: momentOf(at) });
  return written({ id: String(id), type, body });
}
