// What remains of a payment on the page: nothing of the card but its last four digits. It is kept
// with the place in the browser's history, so that coming back shows it again and pays nothing.
import type { Messages } from "../../../src/acceptance/links/locales/messages.ts";
import type { Charge } from "../shown.ts";

export interface Receipt {
  id: string;
  charge: Charge | undefined;
  /** Whether it is paid, not only reserved. */
  isCaptured: boolean;
  /** ISO 8601. */
  at: string;
  /** Of the card; undefined where it is somebody's who was there before. */
  last4?: string | undefined;
  reference: string | undefined;
}

/** What the payer is told in one word of what was done. */
export function titleOf(
  { paid, reserved, cardSaved }: Pick<Messages, "paid" | "reserved" | "cardSaved">,
  { charge, isCaptured }: Pick<Receipt, "charge" | "isCaptured">,
): string {
  if (charge === undefined) return cardSaved;
  return isCaptured ? paid : reserved;
}

/** The receipt of this place in the history, if something was paid here. */
export function rememberedReceipt(): Receipt | undefined {
  return (history.state as { receipt?: Receipt } | null)?.receipt;
}

export function remember(receipt: Receipt): void {
  history.replaceState({ receipt }, "");
}

/** An address with what was paid in its query; what is in the query already is kept as it is. */
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
