// In a website's frame the page tells its size and what became of it, and has the website's own
// window go where it cannot go itself.

/** Whether the page stands in a frame. */
export const isFramed = typeof window !== "undefined" && window.parent !== window;

let isHeard = false;

type Word =
  | { type: "ready" }
  | { type: "size"; height: number }
  | { type: "booked"; state: string }
  | { type: "leave"; url: string };

/** Tells the website; nothing in it is a secret but the address of a payment, which it opens. */
function tellWebsite(word: Word): void {
  if (isFramed) window.parent.postMessage({ frontdesk: "booking-v1", ...word }, "*");
}

/** Tells what was booked; of a time that is held, or was given up, nothing. */
export function tellBooked(state: string): void {
  if (state === "confirmed" || state === "requested") tellWebsite({ type: "booked", state });
}

/** Tells how high the page is, whenever that changes. */
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

/** Has the website go to where something is paid, if its script has said that it hears. */
export function leaveByWebsite(url: string): boolean {
  if (isHeard) tellWebsite({ type: "leave", url });
  return isHeard;
}

/** Goes to where something is paid, in a frame with the window around it. */
export function leaveFor(url: string): void {
  if (leaveByWebsite(url)) return;
  if (isFramed) window.open(url, "_top");
  else location.assign(url);
}
