/* One popup at a time, across all copies of the script. It reports the outcome exactly once,
   never interrupts a payment, and accepts messages only of its window and origin. */
/// <reference path="./frontdesk.d.ts" />
import type { PageConfig } from "./config.ts";
import { type Dialog, openDialog } from "./dialog.ts";

export interface PopupPayment {
  /** The popup's URL, on the service's origin. */
  url: URL;
  title: string;
  close: string;
  config: PageConfig;
  tell: FrontdeskCallback;
}

interface Popup extends PopupPayment {
  dialog: Dialog;
  isReady: boolean;
  isBusy: boolean;
  /** Why the payment may exist: its response was lost. */
  doubt?: string | undefined;
  result?: FrontdeskResult;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** Time to load, and to speak after loading. */
const arrivalMs = 30_000;
const silenceMs = 5_000;
/** Time to close on request, and after payment. */
const closingMs = 1_000;
const thanksMs = 5_000;

let open: Popup | undefined;

export function openPopup(payment: PopupPayment): void {
  if (open?.isBusy) {
    payment.tell(new Error("Frontdesk: a payment is being made at this moment"), undefined);
    return;
  }
  end("superseded");
  const isOpen = () => open === popup;
  const dialog = openDialog({
    url: payment.url.href,
    title: payment.title,
    close: payment.close,
    onLeave: () => isOpen() && leave(),
    onLoad: () => isOpen() && !popup.isReady && after(silenceMs, endUnloaded),
  });
  const popup: Popup = { ...payment, dialog, isReady: false, isBusy: false };
  open = popup;
  after(arrivalMs, endUnloaded);
}

/** Reports the outcome. */
function end(error: FrontdeskFailure): void {
  if (open === undefined) return;
  const { dialog, result, timer, tell, doubt } = open;
  clearTimeout(timer);
  open = undefined;
  dialog.remove();
  if (result === undefined) tell(doubt ? new Error(doubt) : error, undefined);
  else tell(null, result);
}

function close(): void {
  end("closed");
}

function endUnloaded(): void {
  end(new Error("Frontdesk: the payment page did not load, or may not be framed by this site"));
}

function after(ms: number, act: () => void): void {
  clearTimeout(open?.timer);
  if (open !== undefined) open.timer = setTimeout(act, ms);
}

/** A loaded page decides if it closes. */
function leave(): void {
  if (open?.isReady) {
    send({ type: "close" });
    if (!open.isBusy) after(closingMs, close);
  } else {
    close();
  }
}

function send(message: object): void {
  const { dialog, url } = open!;
  dialog.frame.contentWindow?.postMessage({ frontdesk: "v1", ...message }, url.origin);
}

addEventListener("message", ({ source, origin, data: message }) => {
  if (open === undefined || source !== open.dialog.frame.contentWindow) return;
  if (origin !== open.url.origin || message?.frontdesk !== "v1") return;
  receive(open, message);
});

type Message =
  | { type: "ready" | "closed" }
  | { type: "size"; height: number }
  | { type: "busy"; busy: boolean; doubt?: string }
  | { type: "paid"; transaction: { id: string }; custom?: Record<string, unknown> }
  | { type: "failed"; message: string };

function receive(popup: Popup, message: Message): void {
  const { type } = message;
  if (type === "ready" && !popup.isReady) {
    arrive(popup);
    send({ type: "open", config: popup.config });
  } else if (type === "size") {
    popup.dialog.fit(message.height);
  } else if (type === "busy") {
    popup.isBusy = message.busy;
    popup.doubt = message.doubt;
    if (popup.isBusy) clearTimeout(popup.timer);
  } else if (type === "paid") {
    const { transaction, custom = {} } = message;
    popup.isBusy = false;
    popup.result = { transaction: { id: transaction.id }, custom };
    after(thanksMs, close);
  } else if (type === "failed") {
    // The shop gets the error at once.
    arrive(popup);
    popup.tell(new Error(`Frontdesk: ${message.message}`), undefined);
    popup.tell = () => {};
  } else if (type === "closed") {
    close();
  }
}

function arrive(popup: Popup): void {
  if (popup.isReady) return;
  popup.isReady = true;
  clearTimeout(popup.timer);
  popup.dialog.reveal();
}
