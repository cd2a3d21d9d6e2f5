/* One stream per browser and workspace. The tab with a Web Lock leads; if it closes, another
   continues from the last event. */
import type { Message } from "./messages.ts";

/** `lost`: the stream is down. */
export type LiveMessage = { id: string; message: Message } | { lost: boolean };

export interface Sharing {
  workspaceId: string;
  lead(hear: (heard: LiveMessage) => void, from: string, signal: AbortSignal): Promise<void>;
  hear(heard: LiveMessage): void;
}

export function share({ workspaceId, lead, hear }: Sharing): () => void {
  const name = `frontdesk live ${workspaceId}`;
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  const { signal } = ending;
  let last = "";
  let isLost = false;
  let isLeading = false;
  const take = (heard: LiveMessage) => {
    if ("lost" in heard) isLost = heard.lost;
    else last = heard.id;
    hear(heard);
  };
  channel.onmessage = ({ data }: MessageEvent<LiveMessage | "how is it?">) => {
    if (data !== "how is it?") return take(data);
    if (isLeading) channel.postMessage({ lost: isLost });
  };
  channel.postMessage("how is it?");
  const tell = (heard: LiveMessage) => {
    take(heard);
    if (!signal.aborted) channel.postMessage(heard);
  };
  navigator.locks
    .request(name, { signal }, async () => {
      isLeading = true;
      await lead(tell, last, signal);
    })
    // Only an abort of the lock rejects here.
    .catch(() => {});
  return () => {
    ending.abort();
    channel.close();
  };
}
