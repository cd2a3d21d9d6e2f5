import { amountExample, amountText, readAmount } from "@frontdesk/server/read-amount";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { useLocale, useWords } from "../locales/words.ts";
import { writeAmount } from "./amounts.ts";
import { Dialog } from "./dialog.tsx";
import { useFirstWrong } from "./first-wrong.ts";
import { RefusalMessage } from "./refusal.tsx";
import { isUnknown } from "./why-not.ts";
import "./ask.css";

export interface AskAmountProps {
  title: string;
  says: string;
  currency: string;
  /** Default and upper limit. */
  most?: number;
  act(amount: string): string;
  isDangerous?: boolean;
  isWaiting: boolean;
  error: unknown;
  onAct(amount: number): void;
  onClose(): void;
  children?: ReactNode;
}

export function AskAmount(props: AskAmountProps) {
  const { currency, most, isDangerous = false } = props;
  const { parts } = useWords();
  const locale = useLocale();
  const offered = most === undefined ? "" : amountText({ amount: most, currency }, locale);
  const [text, setText] = useState(offered);
  const [first] = useState(most);
  const [isSent, setSent] = useState(false);
  const [isTouched, touch] = useState(false);
  const { form, show } = useFirstWrong();
  const amount = readAmount(text, { currency, locale });
  const isFit = amount !== undefined && amount > 0 && amount <= (most ?? amount);
  const write = (amount: number) => writeAmount({ amount, currency }, locale);
  // The user's own pending change lowers the limit too.
  const isChanged =
    most !== first && (!isSent || (props.error !== null && !isUnknown(props.error)));
  const unread = parts.amountNeeded({ example: amountExample({ currency, locale }) });
  const invalid =
    most === undefined || amount === undefined
      ? unread
      : parts.amountAtMost({ amount: write(most) });
  const send = (event: FormEvent) => {
    event.preventDefault();
    touch(true);
    if (!isFit) return show();
    if (props.isWaiting) return;
    setSent(true);
    props.onAct(amount);
  };
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form ref={form} className="ask" onSubmit={send} noValidate>
        <p>{props.says}</p>
        {isChanged && most !== undefined && (
          <p role="alert" translate="no">
            {parts.amountLeft({ amount: write(most) })}
          </p>
        )}
        <TextInput
          label={`${parts.amount} (${currency})`}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          value={text}
          // Another amount would be a second payment, refund or capture.
          readOnly={props.error !== null && isUnknown(props.error)}
          onChange={({ currentTarget: { value } }) => setText(value)}
          error={isTouched && !isFit ? invalid : undefined}
        />
        {props.children}
        <RefusalMessage error={props.error} />
        <div className="ask-buttons">
          <Button
            type="submit"
            translate="no"
            loading={props.isWaiting}
            {...(isDangerous && dangerous)}
          >
            {isFit ? props.act(write(amount)) : props.title}
          </Button>
          <Button variant="default" onClick={props.onClose}>
            {parts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const dangerous = { variant: "outline", color: "wrong" } as const;
