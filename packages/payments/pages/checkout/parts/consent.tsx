import { useState } from "preact/hooks";
import { useShown } from "../shown-context.ts";
import { Note } from "./field.tsx";

export interface Consent {
  /** What the customer agrees to. */
  text: string;
  isGiven: boolean;
  isMissing: boolean;
  change(isGiven: boolean): void;
  /** True when it is given; else says that it is missing. */
  check(): boolean;
}

export function useConsent(): Consent {
  const { words, content, fill } = useShown();
  const [isGiven, setGiven] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    text: fill(words.consent, { merchant: content.payee.name }),
    isGiven,
    isMissing: isMissing && !isGiven,
    change: setGiven,
    check: () => {
      setMissing(!isGiven);
      return isGiven;
    },
  };
}

/** Says that the card is kept, and asks whether that is agreed to. */
export function ConsentBox({ consent }: { consent: Consent }) {
  const { words } = useShown();
  const { text, isGiven, isMissing, change } = consent;
  return (
    <div class="consent">
      <p>{words.keepsCard}</p>
      <label>
        <input
          type="checkbox"
          name="consent"
          required
          checked={isGiven}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? "consent-note" : undefined}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        <span>{text}</span>
      </label>
      <Note id="consent-note" fault={isMissing ? words.tickToContinue : undefined} />
    </div>
  );
}
