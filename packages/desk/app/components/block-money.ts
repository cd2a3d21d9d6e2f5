import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { useLocale, useWords } from "../locales/words.ts";
import { writeAmount } from "./amounts.ts";

export type BlockMoney = Pick<AgendaBlock, "money" | "amounts">;

/** The payment, with the rest in words: `deposit paid, €40.00 to pay` */
export function useBlockMoney(): (block: BlockMoney) => string | undefined {
  const { bookings: words } = useWords();
  const locale = useLocale();
  return ({ money, amounts }) => {
    if (money === null || money === "none") return undefined;
    const { due = null, currency = null } = amounts ?? {};
    if (due === null || due === 0 || currency === null) return words.money[money];
    const rest = words.amountDue({ amount: writeAmount({ amount: due, currency }, locale) });
    if (money === "due") return rest;
    return money === "paid" ? words.money.paid : `${words.money[money]}, ${rest}`;
  };
}
