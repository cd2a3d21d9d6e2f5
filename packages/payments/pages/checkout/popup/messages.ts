/*
 * What the popup and the shop's page say to each other, version 1. The first `open` decides whom
 * the popup speaks to; before it says only that it is there, and that to anyone.
 */

/** From the popup to the shop. */
export type Told =
  | { type: "ready" }
  | { type: "size"; height: number }
  | { type: "busy"; busy: boolean }
  | { type: "paid"; transaction: { id: string }; custom?: object }
  | { type: "closed" }
  | { type: "failed"; message: string };

/** From the shop to the popup. */
export type Heard = { type: "open"; config: unknown } | { type: "close" };

const version = "v1";

export function tell(origin: string, message: Told): void {
  window.parent.postMessage({ frontdesk: version, ...message }, origin);
}

/** Hears what the page around says; returns how to stop. */
export function listen(onHeard: (message: Heard, origin: string) => void): () => void {
  const hear = ({ source, origin, data: message }: MessageEvent) => {
    if (source !== window.parent || message?.frontdesk !== version) return;
    if (message.type === "open" || message.type === "close") onHeard(message, origin);
  };
  addEventListener("message", hear);
  return () => removeEventListener("message", hear);
}
