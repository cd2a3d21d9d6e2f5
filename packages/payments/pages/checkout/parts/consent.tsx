import { formatMessage } from "@frontdesk/server/locales/message";
import { useState } from "preact/hooks";
import { useShown } from "../shown-context.ts";
import { Note } from "./field.tsx";

export interface Consent {
  /** What the customer agrees to. */
  text: string;
  isGiven: boolean;
  /** Whether it was given before, so that the page only repeats it. */
  isBefore: boolean;
  isMissing: boolean;
  change(isGiven: boolean): void;
  /** True when it is given; else says that it is missing. */
  check(): boolean;
}

export function useConsent(): Consent {
  const { words, content } = useShown();
  const isBefore = content.consent?.isGiven === true;
  const [isGiven, setGiven] = useState(isBefore);
  const [isMissing, setMissing] = useState(false);
  return {
    text: content.consent?.text ?? formatMessage(words.consent, { merchant: content.payee.name }),
    isGiven,
    isBefore,
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
  const { words, content } = useShown();
  const { text, isGiven, isBefore, isMissing, change } = consent;
  if (isBefore) {
    return (
      <div class="consent">
        <p>{words.agreedBefore}</p>
        <p>{text}</p>
      </div>
    );
  }
  return (
    <div class="consent">
      {content.consent === undefined && <p>{words.keepsCard}</p>}
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
