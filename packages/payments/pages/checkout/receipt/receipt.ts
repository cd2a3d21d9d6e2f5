// In the history entry: coming back shows it without paying. Only the last four digits of the card.
import type { Messages } from "../../../src/acceptance/links/locales/messages.ts";
import type { Charge } from "../content.ts";

export interface Receipt {
  id: string;
  charge: Charge | undefined;
  isCaptured: boolean;
  /** Minor units. Undefined just after the payment. */
  refunded?: number | undefined;
  /** ISO 8601. */
  at: string;
  /** Undefined for another visitor's card. */
  last4?: string | undefined;
  reference: string | undefined;
}

export function titleOf(
  words: Pick<Messages, "paid" | "reserved" | "cardSaved" | "refunded">,
  { charge, isCaptured, refunded }: Pick<Receipt, "charge" | "isCaptured" | "refunded">,
): string {
  const { paid, reserved, cardSaved } = words;
  if (charge === undefined) return cardSaved;
  if (refunded === charge.amount) return words.refunded;
  return isCaptured ? paid : reserved;
}

export function rememberedReceipt(): Receipt | undefined {
  return (history.state as { receipt?: Receipt } | null)?.receipt;
}

export function remember(receipt: Receipt): void {
  history.replaceState({ receipt }, "");
}

export function returnUrl(redirect: string, { id, reference }: Receipt): string {
  const url = new URL(redirect);
  const added = { transactionId: id, ...(reference !== undefined && { reference }) };
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((pair) => !(nameOf(pair) in added));
  const own = new URLSearchParams(added).toString();
  url.search = [...kept.filter((pair) => pair !== ""), own].join("&");
  return url.href;
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? "";
}
