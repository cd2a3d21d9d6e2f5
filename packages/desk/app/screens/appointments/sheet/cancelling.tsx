// Asks who cancels, and says what is given back before it is.
import { Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { decimalOf, readAmount, writeAmount } from "../../../parts/amounts.ts";
import { Dialog } from "../../../parts/dialog.tsx";
import { onValue } from "../../../parts/fields.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { useLocale, useWords } from "../../../words/words.ts";
import { useCancel } from "../acts.ts";
import type { AppointmentProps } from "./facts.tsx";
import "../../../parts/ask.css";

type By = "customer" | "business";

interface CancellingProps extends AppointmentProps {
  onClose(): void;
}

export function Cancelling({ appointment, standing, onClose }: CancellingProps) {
  const { appointments: words } = useWords();
  const [by, setBy] = useState<By>("customer");
  const giving = useGiving(standing, by);
  const cancelling = useCancel(appointment.id);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (giving.wrong !== undefined || cancelling.isPending) return;
    const { refund } = giving;
    const how = by === "business" || refund === undefined ? { by } : { by, refund };
    cancelling.mutate(how, { onSuccess: onClose });
  };
  return (
    <Dialog title={words.cancelTitle} onClose={onClose}>
      <form className="ask" onSubmit={submit} noValidate>
        <Who by={by} setBy={setBy} />
        <p>{giving.says}</p>
        {giving.isAsked && (
          <TextInput
            label={`${words.giveBack} (${giving.currency})`}
            inputMode="decimal"
            autoComplete="off"
            value={giving.text}
            error={giving.wrong}
            onChange={onValue(giving.setText)}
          />
        )}
        <p className="note">{words.cancelTold}</p>
        <Refused error={cancelling.error} />
        <div className="ask-buttons">
          <Button type="submit" variant="outline" color="wrong" loading={cancelling.isPending}>
            {giving.act}
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

/** What is given back: of a business all, of a customer as the terms say, or more. */
function useGiving({ payment, refund_now: terms }: AppointmentProps["standing"], by: By) {
  const { appointments: words } = useWords();
  const locale = useLocale();
  const currency = payment?.currency ?? "EUR";
  const least = terms?.amount ?? 0;
  const [text, setText] = useState(decimalOf({ amount: least, currency }));
  const most = payment?.amount ?? 0;
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  const given = { currency, text, setText };
  const nothing = { ...given, isAsked: false, wrong: undefined, refund: undefined };
  if (terms === null || most === 0) {
    return { ...nothing, says: words.cancelNothing, act: words.cancelIt };
  }
  if (by === "business") {
    return {
      ...nothing,
      says: words.cancelAllBack(write(most)),
      act: words.cancelAndGive(write(most)),
    };
  }
  const refund = readAmount(text, currency);
  const isFit = refund !== undefined && refund >= least && refund <= most;
  return {
    ...given,
    isAsked: least < most,
    says: words.cancelTerms(write(least)),
    refund: least < most ? refund : undefined,
    wrong: isFit ? undefined : words.between(write(least), write(most)),
    act: isFit && refund > 0 ? words.cancelAndGive(write(refund)) : words.cancelIt,
  };
}
