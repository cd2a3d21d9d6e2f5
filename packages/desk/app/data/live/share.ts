/*
 * One stream a browser: of the tabs in a place one leads, which is told by a lock, and tells the
 * others. When it goes another takes over, from what was heard last.
 */
import type { Message } from "./messages.ts";

/** What was heard, and how far that is; `lost` is that nothing can be heard for now. */
export type Heard = { id: string; message: Message } | { lost: boolean };

export interface Sharing {
  placeId: string;
  /** Hears the place until the signal is aborted, from what was heard last. */
  lead(hear: (heard: Heard) => void, from: string, signal: AbortSignal): Promise<void>;
  hear(heard: Heard): void;
}

/** Takes part until what is returned is called. */
export function share({ placeId, lead, hear }: Sharing): () => void {
  const name = `frontdesk live ${placeId}`;
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  const { signal } = ending;
  let last = "";
  let isLost = false;
  let isLeading = false;
  const take = (heard: Heard) => {
    if ("lost" in heard) isLost = heard.lost;
    else last = heard.id;
    hear(heard);
  };
  channel.onmessage = ({ data }: MessageEvent<Heard | "how is it?">) => {
    if (data !== "how is it?") return take(data);
    if (isLeading) channel.postMessage({ lost: isLost });
  };
  channel.postMessage("how is it?");
  const tell = (heard: Heard) => {
    take(heard);
    if (!signal.aborted) channel.postMessage(heard);
  };
  navigator.locks
    .request(name, { signal }, async () => {
      isLeading = true;
      await lead(tell, last, signal);
    })
    // Only the end of waiting, or of leading, comes here.
    .catch(() => {});
  return () => {
    ending.abort();
    channel.close();
  };
}
