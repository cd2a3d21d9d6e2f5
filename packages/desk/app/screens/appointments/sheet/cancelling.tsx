import { amountText, readAmount } from "@frontdesk/server/read-amount";
import { Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { undoSeconds } from "../../../api/appointments.ts";
import { offerUndo } from "../../../api/undo.ts";
import { writeAmount } from "../../../components/amounts.ts";
import { AppointmentRefusal } from "../../../components/appointment-refusal.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { onValue } from "../../../components/fields.tsx";
import { useFirstWrong } from "../../../components/first-wrong.ts";
import { MessageField, messageIn } from "../../../components/message-field.tsx";
import { useNotifiedLabel } from "../../../components/notified.ts";
import type { Words } from "../../../locales/bind.ts";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useCancel, useRestore } from "../mutations.ts";
import type { AppointmentProps } from "./facts.tsx";
import { keptByOrders } from "./refund.tsx";
import { type By, type RefundQuote, refundQuoteOf } from "./refund-quote.ts";
import "../../../components/ask.css";

interface CancellingProps extends AppointmentProps {
  onClose(): void;
}

export function Cancelling({ appointment, status, onClose }: CancellingProps) {
  const { appointments: words } = useWords();
  const [by, setBy] = useState<By>("customer");
  const quote = useRefundQuote(status, by);
  const locale = useLocale();
  const { currency } = status.terms;
  const later = keptByOrders(status);
  const message = useNotifiedLabel(status);
  const cancelling = useCancel(appointment.id);
  const { mutateAsync: restore } = useRestore(appointment.id);
  const [text, setText] = useState("");
  const { form, show } = useFirstWrong();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (quote.wrong !== undefined) return show();
    if (cancelling.isPending) return;
    const { refund } = quote;
    const how = by === "business" || refund === undefined ? { by } : { by, refund };
    const cancellation = { ...how, notify_after: undoSeconds, ...messageIn(text) };
    // Continues after the dialog closes. The dialog shows a refusal.
    void cancelling.mutateAsync(cancellation, { onSuccess: onClose }).then(
      () => offerUndo(words.cancelledNow, restore),
      () => {},
    );
  };
  return (
    <Dialog title={words.cancelTitle} onClose={onClose}>
      <form ref={form} className="ask" onSubmit={submit} noValidate>
        <Who by={by} setBy={setBy} />
        <p>{quote.says}</p>
        {quote.isAsked && (
          <TextInput
            label={`${words.giveBack} (${quote.currency})`}
            inputMode="decimal"
            autoComplete="off"
            value={quote.text}
            error={quote.wrong}
            onChange={onValue(quote.setText)}
          />
        )}
        {later > 0 && currency !== null && (
          <p>{words.cancelKeeps({ amount: writeAmount({ amount: later, currency }, locale) })}</p>
        )}
        <p className="note">{`${message} ${words.cancelSays}`}</p>
        <MessageField status={status} value={text} onChange={setText} error={cancelling.error} />
        <AppointmentRefusal error={cancelling.error} />
        <div className="ask-buttons">
          <Button
            type="submit"
            translate="no"
            variant="outline"
            color="wrong"
            loading={cancelling.isPending}
          >
            {quote.act}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.keepIt}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Who({ by, setBy }: { by: By; setBy(by: By): void }) {
  const { appointments: words } = useWords();
  return (
    <fieldset className="appointment-who">
      <legend>{words.cancelWho}</legend>
      {(["customer", "business"] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="by" checked={by === one} onChange={() => setBy(one)} />
          {words.cancelBy[one]}
        </label>
      ))}
    </fieldset>
  );
}

function useRefundQuote(status: AppointmentProps["status"], by: By) {
  const { appointments: words } = useWords();
  const locale = useLocale();
  const quote = refundQuoteOf(status, by) ?? none;
  const { currency, least, most, before } = quote;
  const [entered, setText] = useState<string>();
  const text = entered ?? amountText({ amount: least, currency }, locale);
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  const isRequested = by === "customer" && least < most;
  const amount = isRequested ? readAmount(text, { currency, locale }) : least;
  const isFit = amount !== undefined && amount >= least && amount <= most;
  return {
    currency,
    text,
    setText,
    isAsked: isRequested,
    says: labelOf({ words, quote, by, write }),
    // The refund includes earlier refunds.
    refund: quote === none || amount === undefined ? undefined : before + amount,
    wrong: isFit ? undefined : words.between({ least: write(least), most: write(most) }),
    act: isFit && amount > 0 ? words.cancelAndGive({ amount: write(amount) }) : words.cancelIt,
  };
}

const none: RefundQuote = { currency: "EUR", least: 0, most: 0, before: 0 };

interface Saying {
  words: Words["appointments"];
  quote: RefundQuote;
  by: By;
  write(amount: number): string;
}

function labelOf({ words, quote, by, write }: Saying): string {
  const { least, most, before } = quote;
  if (quote === none) return words.cancelNothing;
  if (most === 0) return words.cancelGiven({ amount: write(before) });
  const all = before > 0 ? words.cancelRestBack : words.cancelAllBack;
  const part = by === "business" ? all : words.cancelTerms;
  const says = [
    ...(before > 0 ? [words.cancelBefore({ amount: write(before) })] : []),
    part({ amount: write(least) }),
    ...(by === "customer" && least < most ? [words.cancelMore] : []),
  ];
  return says.join(" ");
}
