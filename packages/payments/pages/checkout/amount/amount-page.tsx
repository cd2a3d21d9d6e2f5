import { plainNumerals } from "@frontdesk/server/numerals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ChargeCurrency } from "../../../src/acceptance/links/link.ts";
import { maxAmount } from "../../../src/core/money.ts";
import type { Charge } from "../content.ts";
import { useContent } from "../content-context.ts";
import { Initial } from "../parts/initial.tsx";

interface AmountPageProps {
  /** ** */
  entered: Charge | undefined;
  onEntered(charge: Charge): void;
}

const keys: readonly Key[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "⌫"];

export function AmountPage({ entered, onEntered }: AmountPageProps) {
  const { words, content, money } = useContent();
  const { currencies } = content.payee;
  const fixed = content.link?.currency;
  const [currency, setCurrency] = useState(entered?.currency ?? fixed ?? currencies[0]!);
  const [amount, setAmount] = useState(entered?.amount ?? 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const press = (key: Key) => setAmount((now) => typeKey(now, key));
  const done = () => {
    if (amount > 0) onEntered({ amount, currency });
  };
  useKeyboard(press, done);
  useLayoutEffect(() => {
    if (entered !== undefined) heading.current?.focus();
  }, [entered]);
  return (
    <main class="card till">
      <p class="payee">
        <Initial />
        {content.payee.name}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {words.enterAmount}
      </h1>
      <output class="total" aria-live="polite">
        {money({ amount, currency })}
      </output>
      {fixed === undefined && <CurrencyChoice currency={currency} onChosen={setCurrency} />}
      <div class="keys">
        {keys.map((key) => (
          <button
            type="button"
            key={key}
            aria-label={key === "⌫" ? words.deleteDigit : undefined}
            onClick={() => press(key)}
          >
            {key}
          </button>
        ))}
      </div>
      <button type="button" class="button" aria-disabled={amount === 0} onClick={done}>
        {words.continue}
      </button>
    </main>
  );
}

interface CurrencyChoiceProps {
  currency: ChargeCurrency;
  onChosen(currency: ChargeCurrency): void;
}

function CurrencyChoice({ currency, onChosen }: CurrencyChoiceProps) {
  const { words, content, currencyName } = useContent();
  const { currencies } = content.payee;
  return (
    <label class="choice">
      <span>{words.currency}</span>
      <select
        value={currency.code}
        onChange={({ currentTarget }) => onChosen(currencies[currentTarget.selectedIndex]!)}
      >
        {currencies.map(({ code }) => (
          <option key={code} value={code}>
            {code} · {currencyName(code)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns undefined if the focused element uses the key. */
function actionOf(event: KeyboardEvent): Key | "done" | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return undefined;
  const target = event.target as Element;
  if (target.matches("select")) return undefined;
  const digit = plainNumerals(event.key);
  if (/^\d$/.test(digit)) return digit as Key;
  if (event.key === "Backspace") return "⌫";
  return event.key === "Enter" && !target.matches("button, a") ? "done" : undefined;
}

function useKeyboard(press: (key: Key) => void, done: () => void): void {
  // Listens before painting, so that typing works at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = actionOf(event);
      if (act === undefined) return;
      if (act === "done") done();
      else press(act);
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

// Digits enter from the right, as on a till.
export type Key = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "00" | "⌫";

/** Minor units; extra digits are ignored. */
export function typeKey(amount: number, key: Key): number {
  if (key === "⌫") return Math.floor(amount / 10);
  const next = Number(`${amount}${key}`);
  return next <= maxAmount ? next : amount;
}
