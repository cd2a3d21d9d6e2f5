/* A shadow root and a scripted style sheet keep the shop's styles and Content-Security-Policy
   out. Modal: the rest of the page is inert. */
/// <reference types="vite/client" />
import sheetText from "./popup.css?inline";

export interface DialogOptions {
  url: string;
  title: string;
  close: string;
  /** The dialog stays until removed. */
  onLeave(): void;
  /** The failure may be a browser error. */
  onLoad(): void;
}

export interface Dialog {
  frame: HTMLIFrameElement;
  reveal(): void;
  /** CSS pixels. */
  fit(height: number): void;
  /** Restores the focus. */
  remove(): void;
}

export function openDialog({ url, title, close, onLeave, onLoad }: DialogOptions): Dialog {
  const focused = document.activeElement;
  const host = element("frontdesk-popup");
  // Overrides the shop's rules.
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
  // The body may not exist yet, or be replaced.
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
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  return created;
}

/** Until aborted, native ways of closing only ask. */
function keepOpen(dialog: HTMLDialogElement, onLeave: () => void): AbortController {
  const stay = new AbortController();
  const { signal } = stay;
  const ask = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  // Browsers close a dialog on a second Escape, unless the keydown is prevented.
  dialog.addEventListener("keydown", (event) => event.key === "Escape" && ask(event), { signal });
  dialog.addEventListener("cancel", ask, { signal });
  const reopen = () => {
    dialog.showModal();
    onLeave();
  };
  dialog.addEventListener("close", reopen, { signal });
  return stay;
}

/** Returns the undo. */
function lockScrolling(): () => void {
  const { documentElement: root } = document;
  const { style } = root;
  const { overflow, paddingRight } = style;
  const bar = innerWidth - root.clientWidth;
  style.overflow = "hidden";
  if (bar > 0) style.paddingRight = `${bar}px`;
  return () => Object.assign(style, { overflow, paddingRight });
}
