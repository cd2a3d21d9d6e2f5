import type { Amount } from "@frontdesk/server/amounts";
import { useLocale } from "../locales/words.ts";
import { writeAmount } from "./amounts.ts";

export function Money(amount: Amount) {
  return (
    <span className="money" translate="no">
      {writeAmount(amount, useLocale())}
    </span>
  );
}
