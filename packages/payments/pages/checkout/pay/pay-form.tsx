import { digitsOf } from "@frontdesk/server/numerals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CardFields } from "../card/card-fields.tsx";
import { useCardEntry } from "../card/entry.ts";
import { readExpiry } from "../card/expiry.ts";
import { useContent } from "../content-context.ts";
import { Lock } from "../parts/icons.tsx";
import { TestNotice } from "../parts/test-notice.tsx";
import type { Receipt } from "../receipt/receipt.ts";
import type { Wish } from "./order.ts";
import { type OpenFrame, type Payment, usePayment } from "./use-payment.ts";

export type Stage = "idle" | "busy" | "unknown";

export interface PayFormProps {
  /** Undefined once the fault is shown. */
  wish(): Wish | undefined;
  label: string;
  onPaid(receipt: Receipt, wish: Wish): void;
  onStage?(stage: Stage): void;
  before?: ComponentChildren;
  after?: ComponentChildren;
}

export function PayForm({ wish, label, onPaid, onStage, before, after }: PayFormProps) {
  const { words } = useContent();
  const form = useRef<HTMLFormElement>(null);
  const entry = useCardEntry();
  const payment = usePayment();
  const { isBusy, isUnknown } = payment;
  const stage = isBusy ? "busy" : isUnknown ? "unknown" : "idle";
  useEffect(() => onStage?.(stage), [stage]);
  const submit = async () => {
    const query = wish();
    const isCardFine = entry.check();
    if (isBusy) return;
    if (query === undefined || !isCardFine) return goToFault(form.current);
    const { values } = entry;
    const number = digitsOf(values.number);
    const card = { number, expiry: readExpiry(values.expiry)!, code: values.code };
    const paid = await payment.pay(card, query);
    if (paid === undefined) return;
    const { id, isCaptured, wish: sent } = paid;
    const { charge, reference } = sent;
    const at = new Date().toISOString();
    onPaid({ id, charge, isCaptured, reference, at, last4: number.slice(-4) }, sent);
  };
  const fillIn = (number: string) => {
    entry.fill({ number, expiry: "12 / 40", code: "123" });
  };
  return (
    <>
      <TestNotice onChosen={isBusy || isUnknown ? () => {} : fillIn} />
      {/* Never submits: card data goes to the vault only. */}
      <form
        ref={form}
        class="pay"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {before}
        <CardFields entry={entry} isLocked={isBusy || isUnknown} />
        {after}
        <Outcome payment={payment} />
        <button type="submit" class="button" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy && <span class="wheel" aria-hidden="true" />}
          {isBusy ? words.paying : isUnknown ? words.tryAgain : label}
        </button>
        <p class="lock-line">
          <Lock /> {words.isEncrypted}
        </p>
      </form>
      {payment.frame !== undefined && <BankFrame {...payment.frame} />}
    </>
  );
}

function goToFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });
}

function Outcome({ payment: { problem } }: { payment: Payment }) {
  const { words } = useContent();
  return (
    <div role="alert" class="outcome">
      {problem !== undefined && <p>{words.problems[problem]}</p>}
    </div>
  );
}

const name = "bank";
// Pixels: the smallest window of EMV 3-D Secure.
const smallest = 250;

/** Hidden for browser data collection, else in a dialog. */
function BankFrame({ request, finish }: OpenFrame) {
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

/** Submits the form that 3-D Secure requires. */
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
