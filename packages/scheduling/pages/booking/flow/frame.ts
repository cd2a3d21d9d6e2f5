// In a website's frame the page tells its size and what became of it, and has the website's own
// window go where it cannot go itself.

/** Whether the page stands in a frame. */
export const isFramed = typeof window !== "undefined" && window.parent !== window;

type Word =
  | { type: "ready" }
  | { type: "size"; height: number }
  | { type: "booked"; state: string }
  | { type: "leave"; url: string };

/** Tells the website; nothing in it is a secret but the address of a payment, which it opens. */
export function tellWebsite(word: Word): void {
  if (isFramed) window.parent.postMessage({ frontdesk: "booking-v1", ...word }, "*");
}

/** Tells how high the page is, whenever that changes. */
export function speakWithFrame(): void {
  if (!isFramed) return;
  document.documentElement.classList.add("framed");
  const page = document.getElementById("page")!;
  const tell = () => tellWebsite({ type: "size", height: Math.ceil(page.offsetHeight) });
  new ResizeObserver(tell).observe(page);
  tellWebsite({ type: "ready" });
  tell();
}

/** Goes to where something is paid: by the website's window, where the page stands in a frame. */
export function leaveFor(url: string): void {
  if (isFramed) tellWebsite({ type: "leave", url });
  else location.assign(url);
}
