/* Version 1. The first `open` sets the popup's target origin; before that it sends only `ready`,
   to any origin. */

/** Popup to shop. */
export type PopupMessage =
  | { type: "ready" }
  | { type: "size"; height: number }
  | { type: "busy"; busy: boolean; doubt?: string }
  | { type: "paid"; transaction: { id: string }; custom?: object }
  | { type: "closed" }
  | { type: "failed"; message: string };

/** Shop to popup. */
export type Heard = { type: "open"; config: unknown } | { type: "close" };

const version = "v1";

export function tell(origin: string, message: PopupMessage): void {
  window.parent.postMessage({ frontdesk: version, ...message }, origin);
}

/** Returns the stop function. */
export function listen(onHeard: (message: Heard, origin: string) => void): () => void {
  const hear = ({ source, origin, data: message }: MessageEvent) => {
    if (source !== window.parent || message?.frontdesk !== version) return;
    if (message.type === "open" || message.type === "close") onHeard(message, origin);
  };
  addEventListener("message", hear);
  return () => removeEventListener("message", hear);
}
