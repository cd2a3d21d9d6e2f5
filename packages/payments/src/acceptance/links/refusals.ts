/*
 * Reasons why a link is not payable: each has a page with messages (locales/) and a status.
 * The page reports the first match, but a repeated parameter before all others.
 */
import { formatMessage } from "@frontdesk/server/locales/message";
import type { Messages } from "./locales/messages.ts";
import type { WayBack } from "./redirect.ts";

export const faultStatuses = {
  key: 404,
  /**
   * The signature is wrong, or missing although required. The merchant can require it. `once`
   * requires it, or a stranger could block a reference for a cent. A consent or a booking requires
   * it too.
   */
  signature: 400,
  /** The merchant may not take payments, or it is live without a live acquirer. */
  disabled: 403,
  /** `test` must be 1 for a test merchant, and only there. */
  test: 400,
  currency: 400,
  /** Not an amount, or too precise for the currency. */
  value: 400,
  /**
   * Another parameter is invalid: reference or text too long or with control characters; recurring,
   * verify, once or capture neither yes nor no; verify with an amount; once without a reference;
   * until not an instant; consent, given_at, back, starts or color not as documented.
   */
  parameter: 400,
  redirect: 400,
  /** The link's `until` has passed. */
  over: 410,
  failed: 500,
} as const;

export type FaultName = keyof typeof faultStatuses;

export class LinkFault extends Error {
  readonly fault: FaultName;
  /** Values for the placeholders of the text. */
  readonly details: Record<string, string>;

  /** The payer's way back, if a signed link has one. */
  readonly way: WayBack;
  readonly color: string | undefined;

  constructor(
    fault: FaultName,
    details: Record<string, string> = {},
    { back, backHost, color }: Partial<WayBack & { color: string | undefined }> = {},
  ) {
    super(`Payment link error: ${fault}`);
    this.fault = fault;
    this.way = { back, backHost };
    this.color = color;
    this.details = Object.fromEntries(
      Object.entries(details).map(([name, text]) => [name, shortened(text)]),
    );
  }
}

export function faultText(
  { faults }: Pick<Messages, "faults">,
  { fault, details }: Pick<LinkFault, "fault" | "details">,
): string {
  return formatMessage(faults[fault], { currency: "", value: "", name: "", ...details });
}

const mostShown = 24;

/** Limits how much of an untrusted link its error page repeats. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > mostShown ? `${characters.slice(0, mostShown - 1).join("")}…` : text;
}
