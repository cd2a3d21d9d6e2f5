import { fixed } from "@frontdesk/server/front/texts";
import { formatMessage } from "@frontdesk/server/locales/message";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { AmountPage } from "./amount/amount-page.tsx";
import type { Charge } from "./content.ts";
import { useContent } from "./content-context.ts";
import { ReturnLink, Starts, TimeLeft } from "./parts/booking.tsx";
import { ConsentBox, useConsent } from "./parts/consent.tsx";
import { Initial } from "./parts/initial.tsx";
import { TestNotice } from "./parts/test-notice.tsx";
import { Total } from "./parts/total.tsx";
import { PayForm, type Stage } from "./pay/pay-form.tsx";
import { useCapture } from "./receipt/capture.ts";
import { type Receipt, remember, rememberedReceipt } from "./receipt/receipt.ts";
import { ReceiptPage } from "./receipt/receipt-page.tsx";

export function LinkPage() {
  const { content } = useContent();
  const link = content.link!;
  const { amount, currency, isVerification } = link;
  const input = amount !== undefined && currency !== undefined ? { amount, currency } : undefined;
  const isProvided = input !== undefined || isVerification;
  const [charge, setCharge] = useState<Charge | undefined>(input);
  const [isEntering, setEntering] = useState(!isProvided);
  const [receipt, setReceipt] = useState(rememberedReceipt);
  const [captured, setCaptured] = useState<Receipt>();
  const [isFresh, setFresh] = useState(false);
  useHistory(() => setFresh(false));
  useCapture({
    receipt: receipt ?? content.receipt,
    isOnce: link.isOnce,
    onCapture: () => {
      const captured = { ...(receipt ?? content.receipt!), isCaptured: true };
      if (receipt !== undefined) remember(captured);
      setCaptured(captured);
    },
  });
  const view = captured ?? receipt ?? content.receipt;
  if (view !== undefined) {
    const isPast = receipt === undefined;
    return (
      <>
        <TestNotice />
        <ReceiptPage receipt={view} isFresh={isFresh} isPast={isPast} />
      </>
    );
  }
  if (isEntering) {
    const enter = (entered: Charge) => {
      setCharge(entered);
      setEntering(false);
    };
    return (
      <>
        <TestNotice />
        <AmountPage entered={charge} onEntered={enter} />
      </>
    );
  }
  const finish = (paid: Receipt) => {
    remember(paid);
    setFresh(true);
    setReceipt(paid);
  };
  const change = isProvided ? undefined : () => setEntering(true);
  return <FormPage charge={charge} onChange={change} onPaid={finish} />;
}

function useHistory(onReturn: () => void): void {
  useEffect(() => {
    // The back/forward cache may restore a redirecting page.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    // Each history entry has its receipt, or none.
    const onMove = () => location.reload();
    addEventListener("pageshow", onShow);
    addEventListener("popstate", onMove);
    return () => {
      removeEventListener("pageshow", onShow);
      removeEventListener("popstate", onMove);
    };
  }, []);
}

interface FormPageProps {
  charge: Charge | undefined;
  onChange: (() => void) | undefined;
  onPaid(receipt: Receipt): void;
}

function FormPage({ charge, onChange, onPaid }: FormPageProps) {
  const { words, content, money } = useContent();
  const { text, reference, isRecurring, starts } = content.link!;
  const [stage, setStage] = useState<Stage>("idle");
  const consent = useConsent();
  const wish = () => {
    if (!isRecurring) return { charge, text, reference };
    if (!consent.check()) return undefined;
    const visible = text === undefined ? consent.text : `${text}\n${consent.text}`;
    return { charge, text: visible, reference, unplanned: { merchant: true } };
  };
  return (
    <main class="card sheet">
      <header class="summary">
        <Heading isFocused={onChange !== undefined} />
        <Total charge={charge} />
        {text !== undefined && <p class="text">{text}</p>}
        <Starts />
        {reference !== undefined && starts === undefined && (
          <p class="reference">
            {words.reference} <span>{fixed(reference)}</span>
          </p>
        )}
        {onChange !== undefined && stage === "idle" && (
          <button type="button" class="quiet" onClick={onChange}>
            {words.changeAmount}
          </button>
        )}
        <TimeLeft isIdle={stage === "idle"} />
        {stage === "idle" && <ReturnLink />}
      </header>
      <div class="main">
        <PayForm
          wish={wish}
          label={charge ? formatMessage(words.pay, { amount: money(charge) }) : words.saveCard}
          onPaid={onPaid}
          onStage={setStage}
          after={isRecurring && <ConsentBox consent={consent} />}
        />
      </div>
    </main>
  );
}

function Heading({ isFocused }: { isFocused: boolean }) {
  const { words, content } = useContent();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isVerification } = content.link!;
  // A later focus would take it from a quick user.
  useLayoutEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div class="payee">
      <Initial />
      <h1 ref={heading} tabIndex={-1}>
        {formatMessage(isVerification ? words.saveFor : words.payTo, {
          merchant: content.payee.name,
        })}
      </h1>
    </div>
  );
}
