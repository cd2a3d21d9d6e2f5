import { formatMessage } from "@frontdesk/server/locales/message";
import { useState } from "preact/hooks";
import { useContent } from "../content-context.ts";
import { Note } from "./field.tsx";

export interface Consent {
  text: string;
  hasConsent: boolean;
  /** Repeats an earlier consent. */
  isBefore: boolean;
  isMissing: boolean;
  change(isProvided: boolean): void;
  check(): boolean;
}

export function useConsent(): Consent {
  const { words, content } = useContent();
  const isBefore = content.consent?.isGiven === true;
  const [isProvided, setProvided] = useState(isBefore);
  const [isMissing, setMissing] = useState(false);
  return {
    text: content.consent?.text ?? formatMessage(words.consent, { merchant: content.payee.name }),
    hasConsent: isProvided,
    isBefore,
    isMissing: isMissing && !isProvided,
    change: setProvided,
    check: () => {
      setMissing(!isProvided);
      return isProvided;
    },
  };
}

export function ConsentBox({ consent }: { consent: Consent }) {
  const { words, content } = useContent();
  const { text, hasConsent, isBefore, isMissing, change } = consent;
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
          checked={hasConsent}
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
