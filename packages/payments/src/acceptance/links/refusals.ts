/* The first match counts; a repeated parameter precedes all refusals. */
import { formatMessage } from "@frontdesk/server/locales/message";
import type { Messages } from "./locales/messages.ts";
import type { ReturnLink } from "./redirect.ts";

export const faultStatuses = {
  key: 404,
  /**
   * The signature is wrong, or missing although the merchant, a consent, a booking or `once`
   * requires it. Otherwise a stranger could block a reference for a cent.
   */
  signature: 400,
  /** No permission, or no live acquirer. */
  disabled: 403,
  /** Must be 1 for a test merchant, and only there. */
  test: 400,
  currency: 400,
  /** The text is no amount, or too precise for the currency. */
  value: 400,
  /** Any other malformed parameter. */
  parameter: 400,
  redirect: 400,
  over: 410,
  failed: 500,
} as const;

export type FaultName = keyof typeof faultStatuses;

export class LinkError extends Error {
  readonly fault: FaultName;
  readonly details: Record<string, string>;

  /** Only a signed link sets it. */
  readonly returnLink: ReturnLink;
  readonly color: string | undefined;

  constructor(
    fault: FaultName,
    details: Record<string, string> = {},
    { back, backHost, color }: Partial<ReturnLink & { color: string | undefined }> = {},
  ) {
    super(`Payment link error: ${fault}`);
    this.fault = fault;
    this.returnLink = { back, backHost };
    this.color = color;
    this.details = Object.fromEntries(
      Object.entries(details).map(([name, text]) => [name, shortened(text)]),
    );
  }
}

export function faultText(
  { faults }: Pick<Messages, "faults">,
  { fault, details }: Pick<LinkError, "fault" | "details">,
): string {
  return formatMessage(faults[fault], { currency: "", value: "", name: "", ...details });
}

const maxVisible = 24;

/** The link is untrusted. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > maxVisible ? `${characters.slice(0, maxVisible - 1).join("")}…` : text;
}
