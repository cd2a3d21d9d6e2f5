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
import { BankFrame } from "./bank-frame.tsx";
import type { Wish } from "./order.ts";
import { type Payment, usePayment } from "./use-payment.ts";

export type Stage = "idle" | "busy" | "unknown";

export interface PayFormProps {
  /** Undefined after showing a fault. */
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
