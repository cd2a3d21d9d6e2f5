// In a frame the page posts its height and result. The website's window opens pages that a frame
// cannot.

export const isFramed = typeof window !== "undefined" && window.parent !== window;

let isHeard = false;

type Word =
  | { type: "ready" }
  | { type: "size"; height: number }
  | { type: "booked"; state: string }
  | { type: "leave"; url: string };

/** Readable by any parent: the only secret is a payment address, for the parent to open. */
function tellWebsite(word: Word): void {
  if (isFramed) window.parent.postMessage({ frontdesk: "booking-v1", ...word }, "*");
}

/** Held and released times stay private. */
export function tellBooked(state: string): void {
  if (state === "confirmed" || state === "requested") tellWebsite({ type: "booked", state });
}

export function speakWithFrame(): void {
  if (!isFramed) return;
  document.documentElement.classList.add("framed");
  addEventListener("message", ({ source, data }) => {
    const isHello = data?.frontdesk === "booking-v1" && data.type === "hello";
    if (source === window.parent && isHello) isHeard = true;
  });
  const page = document.getElementById("page")!;
  const tell = () => tellWebsite({ type: "size", height: Math.ceil(page.offsetHeight) });
  new ResizeObserver(tell).observe(page);
  tellWebsite({ type: "ready" });
  tell();
}

export function leaveByWebsite(url: string): boolean {
  if (isHeard) tellWebsite({ type: "leave", url });
  return isHeard;
}

export function leaveFor(url: string): void {
  if (leaveByWebsite(url)) return;
  if (isFramed) window.open(url, "_top");
  else location.assign(url);
}
