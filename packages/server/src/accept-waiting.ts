import type { Server as Listener } from "node:net";
import { setImmediate as poll } from "node:timers/promises";

const patienceMs = 500;
const mostMs = 5_000;

/** New connections had no time to arrive. */
const shortTickMs = 0.3;

/** The kernel resets unaccepted connections of a closed listener, and libuv accepts one a turn. */
export async function acceptWaiting(listener: Listener): Promise<void> {
  const calledAt = performance.now();
  let hasAccepted = false;
  const note = () => {
    hasAccepted = true;
  };
  listener.on("connection", note);
  // libuv may not poll for connections in the rest of this turn.
  await poll();
  for (;;) {
    const began = performance.now();
    hasAccepted = false;
    await poll();
    const now = performance.now();
    const isLate = now - calledAt > patienceMs;
    if (!hasAccepted && (isLate || now - began < shortTickMs)) break;
    if (now - calledAt > mostMs) break;
  }
  listener.off("connection", note);
}
