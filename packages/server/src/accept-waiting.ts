import type { Server as Listener } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

/** From then on a long turn will do. */
const patienceMs = 500;
const mostMs = 5_000;

/** A longer turn of the event loop gives connections time to arrive after it looked for them. */
const shortTurnMs = 0.3;

/**
 * Waits for a turn of the event loop without a new connection. The kernel resets the connections
 * that a closed listener has not accepted, and libuv accepts one a turn.
 */
export async function acceptWaiting(listener: Listener): Promise<void> {
  const calledAt = performance.now();
  let hasAccepted = false;
  const note = () => {
    hasAccepted = true;
  };
  listener.on("connection", note);
  // The rest of this turn may not look for connections.
  await turn();
  for (;;) {
    const began = performance.now();
    hasAccepted = false;
    await turn();
    const now = performance.now();
    const isLate = now - calledAt > patienceMs;
    if (!hasAccepted && (isLate || now - began < shortTurnMs)) break;
    if (now - calledAt > mostMs) break;
  }
  listener.off("connection", note);
}
