import type { DayReport } from "@frontdesk/scheduling-client/types/reports";
import { amountExample, readAmount } from "@frontdesk/server/read-amount";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { writeAmount } from "../../components/amounts.ts";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue } from "../../components/fields.tsx";
import { useFirstWrong } from "../../components/first-wrong.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { useDayClosing } from "./queries.ts";
import "../../components/ask.css";

interface CloseDayProps {
  date: string;
  money: DayReport["money"];
}

/** Asks for the counted cash of each currency with cash payments. */
export function CloseDay({ date, money }: CloseDayProps) {
  const { parts, reports: words } = useWords();
  const locale = useLocale();
  const [isTouched, touch] = useState(false);
  const { form, show } = useFirstWrong();
  const closing = useDayClosing(date);
  const inCash = money.filter(({ methods }) => methods.some(({ payment }) => payment === "cash"));
  const fieldOf = (currency: string) => `${date} ${currency}`;
  const blank = Object.fromEntries(inCash.map(({ currency }) => [fieldOf(currency), ""]));
  const [texts, set, saves] = useKept<Record<string, string>>(blank);
  const cash = inCash.map(({ currency, cash_expected: expected }) => {
    const text = texts[fieldOf(currency)] ?? "";
    return { currency, expected, text, amount: readCount(text, { currency, locale }) };
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    touch(true);
    const counted = cash.flatMap(({ currency, amount }) =>
      amount === undefined ? [] : [{ currency, amount }],
    );
    if (counted.length < cash.length) return show();
    if (closing.isPending) return;
    saves(closing.mutateAsync({ date, counted }, { onSuccess: () => touch(false) }));
  };
  return (
    <form ref={form} className="statement-acts ask" onSubmit={send} noValidate>
      {cash.map(({ currency, expected, text, amount }) => {
        const write = (amount: number) => writeAmount({ amount, currency }, locale);
        const off =
          amount === undefined ? "" : ` · ${words.difference} ${write(amount - expected)}`;
        return (
          <TextInput
            key={currency}
            label={`${words.day.counted} (${currency})`}
            description={`${words.day.expected} ${write(expected)}${off}`}
            // Decimal keyboards of phones have no minus sign.
            inputMode={expected < 0 ? "text" : "decimal"}
            autoComplete="off"
            value={text}
            onChange={onValue((value) => set({ [fieldOf(currency)]: value }))}
            error={
              isTouched && amount === undefined
                ? parts.amountNeeded({ example: amountExample({ currency, locale }) })
                : undefined
            }
          />
        );
      })}
      <RefusalMessage error={closing.error} />
      <div>
        <Button type="submit" loading={closing.isPending}>
          {words.day.close}
        </Button>
      </div>
    </form>
  );
}

/** With a sign: refunds may take more cash than the day brought. */
function readCount(text: string, how: Parameters<typeof readAmount>[1]): number | undefined {
  const digits = text.trim().replace(/^[-\u2212]/, "");
  const amount = readAmount(digits, how);
  return amount === undefined || digits === text.trim() ? amount : 0 - amount;
}
