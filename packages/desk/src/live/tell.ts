import { type Listener, written } from "@frontdesk/server/stream";
import type { Context } from "../context.ts";
import type { Asker } from "../gateway/ask.ts";
import { type Cursor, writeCursor } from "./cursor.ts";
import { follow, type LiveSignal, type LiveSource } from "./follow.ts";

/** Until one refuses access or the session ends. */
export async function tell(
  context: Context,
  { person, address }: Asker,
  { sources, ...listener }: Listener & { sources: readonly LiveSource[] },
): Promise<void> {
  const ending = new AbortController();
  const signal = AbortSignal.any([listener.signal, ending.signal]);
  const forget = context.sessions.follow(person.sessionId, () => ending.abort());
  let cursor: Cursor = Object.fromEntries(sources.map(({ side, lastId }) => [side, lastId]));
  const tellSource = async (followed: LiveSource) => {
    const { side } = followed;
    for await (const liveSignal of follow(context, { person, address }, { ...followed, signal })) {
      if (liveSignal.event === "hint") cursor = { ...cursor, [side]: liveSignal.id };
      if (liveSignal.event === "open" && liveSignal.gap) cursor = { ...cursor, [side]: undefined };
      await listener.send(written({ id: writeCursor(cursor), ...messageOf(followed, liveSignal) }));
    }
  };
  try {
    await Promise.race(sources.map(tellSource));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    forget();
    ending.abort();
  }
}

function messageOf(
  { side: of }: LiveSource,
  liveSignal: LiveSignal,
): { type: string; body: string } {
  if (liveSignal.event === "hint") return { type: of, body: JSON.stringify(liveSignal.hint) };
  const { event: type, ...rest } = liveSignal;
  return { type, body: JSON.stringify({ of, ...rest }) };
}
