/*
 * Accepts messages only from a frame's own window and origin; these messages may navigate the
 * website only to a payment page.
 */

interface EmbeddedFrame {
  frame: HTMLIFrameElement;
  target: HTMLElement;
  fit(height: number): void;
}

const open = new Set<EmbeddedFrame>();
const close: Record<string, string> = {
  bg: "Затваряне",
  cs: "Zavřít",
  da: "Luk",
  de: "Schließen",
  el: "Κλείσιμο",
  en: "Close",
  es: "Cerrar",
  et: "Sulge",
  fi: "Sulje",
  fr: "Fermer",
  hr: "Zatvori",
  hu: "Bezárás",
  is: "Loka",
  it: "Chiudi",
  lt: "Uždaryti",
  lv: "Aizvērt",
  nb: "Lukk",
  nl: "Sluiten",
  no: "Lukk",
  pl: "Zamknij",
  pt: "Fechar",
  ro: "Închide",
  sk: "Zavrieť",
  sl: "Zapri",
  sv: "Stäng",
  uk: "Закрити",
};

export function embedInline(url: string, target: HTMLElement): void {
  for (const before of open) {
    if (before.target !== target || before.frame.parentNode !== target) continue;
    if (before.frame.src === url) return;
    before.frame.remove();
    open.delete(before);
  }
  const frame = frameOf(url, target.getAttribute("aria-label"));
  Object.assign(frame.style, { width: "100%", height: "40rem", border: "0" });
  target.append(frame);
  open.add({ frame, target, fit: (height) => frame.style.setProperty("height", `${height}px`) });
}

export function openDialog(url: string, target: HTMLElement): void {
  const dialog = document.createElement("dialog");
  const button = document.createElement("button");
  const frame = frameOf(url, target.textContent);
  const language = navigator.language.slice(0, 2);
  button.textContent = "✕";
  button.ariaLabel = close[language] ?? "Close";
  dialog.ariaLabel = frame.title;
  const edge = { border: "0", padding: "0", margin: "auto" };
  Object.assign(dialog.style, {
    ...edge,
    width: "min(42rem, 100vw)",
    height: "min(56rem, 100dvh)",
    maxWidth: "none",
    maxHeight: "none",
    overflow: "hidden",
    borderRadius: innerWidth > 700 ? "14px" : "0",
  });
  Object.assign(frame.style, { ...edge, width: "100%", height: "100%", display: "block" });
  Object.assign(button.style, {
    ...edge,
    position: "absolute",
    insetInlineEnd: "8px",
    top: "8px",
    width: "44px",
    height: "44px",
    font: "20px system-ui",
    background: "Canvas",
    color: "CanvasText",
    borderRadius: "8px",
    cursor: "pointer",
  });
  dialog.append(frame, button);
  const framed: EmbeddedFrame = { frame, target, fit: () => {} };
  open.add(framed);
  button.onclick = () => dialog.close();
  dialog.onclose = () => {
    open.delete(framed);
    dialog.remove();
  };
  document.documentElement.append(dialog);
  dialog.showModal();
}

function frameOf(url: string, title: string | null): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title?.trim() || "Booking";
  frame.src = url;
  return frame;
}

addEventListener("message", ({ source, origin, data: word }) => {
  for (const { frame, target, fit } of open) {
    if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) continue;
    if (word?.frontdesk !== "booking-v1") continue;
    answer({ frame, target, fit }, word, origin);
  }
});

function answer({ frame, target, fit }: EmbeddedFrame, word: FrameMessage, origin: string): void {
  switch (word.type) {
    case "ready":
      frame.contentWindow!.postMessage({ frontdesk: "booking-v1", type: "hello" }, origin);
      break;
    case "size":
      fit(Number(word.height) || 0);
      break;
    case "leave":
      if (!/^https?:/.test(String(word.url))) break;
      payBy(String(word.url), target.getAttribute("data-frontdesk-popup"));
      break;
    case "booked": {
      const detail = { state: String(word.state) };
      target.dispatchEvent(new CustomEvent("frontdesk-booked", { bubbles: true, detail }));
    }
  }
}

/** Unchecked members of a message. */
interface FrameMessage {
  type?: unknown;
  height?: unknown;
  url?: unknown;
  state?: unknown;
}

type Answer = (error: unknown) => void;
type Service = (options: { key: string }) => {
  pay(config: { test: boolean; link: string }, answer: Answer): void;
};

/**
 * Popup for a signed link of an origin that the website trusts. Otherwise, and if it fails,
 * navigates to the page.
 */
function payBy(link: string, trusted: string | null): void {
  const leave = () => location.assign(link);
  const { origin, searchParams } = new URL(link);
  const key = searchParams.get("key");
  if (origin !== trusted || key === null || !searchParams.has("signature")) {
    leave();
    return;
  }
  const script = document.createElement("script");
  script.src = new URL("../sdk/v1.js", link).href;
  script.onerror = leave;
  script.onload = () => {
    const { Frontdesk } = window as unknown as { Frontdesk: Service };
    try {
      Frontdesk({ key }).pay({ test: searchParams.has("test"), link }, (error) => {
        if (error instanceof Error) leave();
      });
    } catch {
      leave();
    }
  };
  document.head.append(script);
}
