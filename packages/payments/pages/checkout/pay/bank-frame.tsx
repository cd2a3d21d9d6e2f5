import { useEffect, useRef } from "preact/hooks";
import { useContent } from "../content-context.ts";
import type { OpenFrame } from "./use-payment.ts";

const name = "bank";
// Pixels: the smallest window of EMV 3-D Secure.
const smallest = 250;

/** Hidden for browser data collection, else in a dialog. */
export function BankFrame({ request, finish }: OpenFrame) {
  const { words } = useContent();
  const frame = useRef<HTMLIFrameElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const window = frame.current?.contentWindow;
    const take = ({ source, data: message }: MessageEvent) => {
      const hints: unknown = message?.hints;
      if (source === window && areHints(hints)) finish(hints);
    };
    const timer = setTimeout(() => finish(request.hints), request.timeoutMs);
    addEventListener("message", take);
    dialog.current?.showModal();
    submit(request);
    return () => {
      clearTimeout(timer);
      removeEventListener("message", take);
    };
  }, [request, finish]);
  const page = (
    <iframe
      ref={frame}
      name={name}
      title={words.confirmWithBank}
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      referrerpolicy="no-referrer"
      hidden={request.isHidden}
      style={{
        width: `${Math.max(request.width ?? 0, smallest)}px`,
        height: `${Math.max(request.height ?? 0, smallest)}px`,
      }}
    />
  );
  if (request.isHidden) return page;
  const cancel = () => finish(undefined);
  return (
    <dialog ref={dialog} class="bank" aria-labelledby="bank-title" onCancel={cancel}>
      <header>
        <h2 id="bank-title">{words.confirmWithBank}</h2>
        <button type="button" class="quiet" onClick={cancel}>
          {words.cancel}
        </button>
      </header>
      {page}
    </dialog>
  );
}

/** Banks' pages also post messages to themselves. */
function areHints(labels: unknown): labels is string[] {
  return (
    Array.isArray(labels) && labels.length > 0 && labels.every((one) => typeof one === "string")
  );
}

/** As 3-D Secure requires. */
function submit({ action, method, fields }: OpenFrame["request"]): void {
  const form = document.createElement("form");
  Object.assign(form, { action, method, target: name, hidden: true });
  for (const [field, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name: field, value });
    form.append(input);
  }
  document.body.append(form);
  // A field named `submit` would hide `form.submit()`.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
