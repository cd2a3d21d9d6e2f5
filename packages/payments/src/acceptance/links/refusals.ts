/*
 * Why a link cannot be paid: each fault is a page with its messages (locales/) and one status. The
 * first that is found is told; a parameter that is given twice before anything else.
 */
import { formatMessage } from "@frontdesk/server/locales/message";
import type { Messages } from "./locales/messages.ts";
import type { WayBack } from "./redirect.ts";

export const faultStatuses = {
  /** No merchant has the key, or there is none. */
  key: 404,
  /**
   * The signature is wrong, or missing where it is required: by the merchant; with `once`, or a
   * stranger could block a reference for a cent; with an agreement or a booking to show.
   */
  signature: 400,
  /** The merchant may not take payments, or not yet, or is live where no live acquirer is. */
  disabled: 403,
  /** `test` is not 1 exactly on a test merchant's link. */
  test: 400,
  /** Not a currency that can be charged: unknown, or without an exchange rate. */
  currency: 400,
  /** Not an amount, or one that the currency cannot express. */
  value: 400,
  /**
   * Another parameter is not what it should be: reference or text too long or with control codes;
   * recurring, verify, once or capture neither yes nor no; verify with an amount; once without a
   * reference; until no instant; consent, given_at, back, starts or color not as documented.
   */
  parameter: 400,
  /** Not an address that a customer may be sent to: https, or http on loopback. */
  redirect: 400,
  /** It could be paid until a moment that has passed. */
  over: 410,
  /** The service failed. */
  failed: 500,
} as const;

export type FaultName = keyof typeof faultStatuses;

/** Thrown for a link that cannot be paid. */
export class LinkFault extends Error {
  readonly fault: FaultName;
  /** What its words speak of. */
  readonly details: Record<string, string>;

  /** Where the payer came from, if a signed link says so. */
  readonly way: WayBack;
  /** The colour of the business, likewise. */
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

/** What a fault tells the customer. */
export function faultText(
  { faults }: Pick<Messages, "faults">,
  { fault, details }: Pick<LinkFault, "fault" | "details">,
): string {
  return formatMessage(faults[fault], { currency: "", value: "", name: "", ...details });
}

const mostShown = 24;

/** A link is anyone's: its page says where it is wrong, and nothing else that its maker wants. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > mostShown ? `${characters.slice(0, mostShown - 1).join("")}…` : text;
}
