import type { Terms } from "../payments/terms/terms.ts";
import type { Link } from "./link.ts";

export interface TermsReading {
  link: Link;
  consent: string;
  signedBy: string | undefined;
}

export function termsOfLink({ link, consent, signedBy }: TermsReading): Terms {
  const { currency, amount, reference, text, isRecurring, isOnce, until, capture } = link;
  const { isVerification, consents, givenAt } = link;
  const agreed = text === undefined ? consent : `${text}\n${consent}`;
  return {
    signedBy,
    currency: currency?.code,
    amount,
    reference,
    text: isRecurring ? agreed : text,
    isRecurring,
    isVerification,
    ...(consents !== undefined && { consents, givenAt }),
    isOnce,
    until,
    capture,
  };
}
