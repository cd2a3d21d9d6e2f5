/*
 * The dialog that holds the page over a shop's own. It lives in a shadow root, and its style in a
 * sheet made by script, so that neither the shop's styles nor its Content-Security-Policy touch it.
 * Being modal, it makes the rest of the page inert by itself.
 */
/// <reference types="vite/client" />
import sheetText from "./popup.css?inline";

export interface DialogOptions {
  /** The address of the page. */
  url: string;
  title: string;
  /** What the button to close is called. */
  close: string;
  /** The payer wants to leave; it stays open until it is removed. */
  onLeave(): void;
  /** The frame loaded something, which may be an error page of the browser. */
  onLoad(): void;
}

export interface Dialog {
  frame: HTMLIFrameElement;
  /** Shows the page, which has arrived. */
  reveal(): void;
  /** Makes room for so many CSS pixels of the page. */
  fit(height: number): void;
  /** Takes it away and gives the focus back. */
  remove(): void;
}

/** Opens a dialog that waits for the page. */
export function openDialog({ url, title, close, onLeave, onLoad }: DialogOptions): Dialog {
  const focused = document.activeElement;
  const host = element("frontdesk-popup");
  // Whatever the shop's style says of all elements.
  host.style.setProperty("all", "initial", "important");
  const dialog = element("dialog", { "aria-label": title, "aria-busy": "true" });
  const box = element("div");
  const frame = element("iframe", { title, allow: "payment" });
  const button = element("button", { type: "button", "aria-label": close });
  button.textContent = "✕";
  box.append(element("span"), frame, button);
  dialog.append(box);
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  root.adoptedStyleSheets = [sheet];
  root.append(dialog);

  button.addEventListener("click", onLeave);
  frame.addEventListener("load", onLoad);
  const stay = keepOpen(dialog, onLeave);
  frame.src = url;
  // Not into the body, which may not be there yet or be replaced.
  document.documentElement.append(host);
  const unlock = lockScrolling();
  dialog.showModal();
  button.focus();
  return {
    frame,
    reveal() {
      dialog.removeAttribute("aria-busy");
      frame.focus();
    },
    fit(height) {
      box.style.setProperty("--height", `${height}px`);
    },
    remove() {
      stay.abort();
      dialog.close();
      host.remove();
      unlock();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    },
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes?: Record<string, string>,
): HTMLElementTagNameMap[Name];
function element(name: string, attributes?: Record<string, string>): HTMLElement;
function element(name: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Has every way in which a browser closes a dialog only ask for it; until it is aborted. */
function keepOpen(dialog: HTMLDialogElement, onLeave: () => void): AbortController {
  const stay = new AbortController();
  const { signal } = stay;
  const ask = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  // A browser that is asked twice closes by itself, unless it does not learn of the key.
  dialog.addEventListener("keydown", (event) => event.key === "Escape" && ask(event), { signal });
  dialog.addEventListener("cancel", ask, { signal });
  const reopen = () => {
    dialog.showModal();
    onLeave();
  };
  dialog.addEventListener("close", reopen, { signal });
  return stay;
}

/** Keeps the page behind where it is; returns what lets it go. */
function lockScrolling(): () => void {
  const { documentElement: root } = document;
  const { style } = root;
  const { overflow, paddingRight } = style;
  const bar = innerWidth - root.clientWidth;
  style.overflow = "hidden";
  if (bar > 0) style.paddingRight = `${bar}px`;
  return () => Object.assign(style, { overflow, paddingRight });
}
