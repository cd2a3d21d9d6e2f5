// Merchants' software compares number and text: never renumber or reword.

export interface ProcessingError {
  code: number;
  message: string;
  /** Repeats the message for older clients. */
  text: string;
  /** True if the customer can act on the error. */
  client: boolean;
  /** True if the merchant can act on the error. */
  merchant: boolean;
}

const rows: readonly (readonly [code: number, who: "C" | "M" | "CM", message: string])[] = [
  [1, "CM", "Invalid currency"],
  [2, "C", "Invalid card details"],
  [3, "C", "Invalid card number"],
  [4, "C", "Invalid security code (CSC)"],
  [5, "C", "Invalid expire date"],
  [6, "C", "Card expired"],
  [7, "C", "Insufficient funds"],
  [8, "C", "Declined by cardholder bank"],
  [9, "C", "Card restricted"],
  [10, "C", "Card rejected"],
  [11, "CM", "Transaction rejected"],
  [12, "CM", "Error, please try again or contact us"],
  [13, "M", "Invalid descriptor"],
  [14, "CM", "Invalid amount"],
  [15, "CM", "Missing amount"],
  [16, "CM", "Missing currency"],
  [17, "C", "Missing card number"],
  [18, "C", "Missing card expiry month"],
  [19, "C", "Missing card expiry year"],
  [20, "C", "Missing card security code (CSC)"],
  [21, "M", "Missing secure connection (https)"],
  [22, "M", "Amount is bigger than allowed, please contact us"],
  [25, "C", "Card amount limit exceeded"],
  [26, "M", "Invalid merchant public key, please contact us"],
  [27, "M", "The merchant is not allowed to create transactions"],
  [28, "M", "The merchant is not allowed to save cards"],
  [29, "C", "Invalid card number or card not supported"],
  [30, "C", "3-D Secure is required"],
  [31, "C", "3-D Secure failed"],
];

export const processingErrors: ReadonlyMap<number, ProcessingError> = new Map(
  rows.map(([code, who, message]) => [
    code,
    Object.freeze({
      code,
      message,
      text: message,
      client: who.includes("C"),
      merchant: who.includes("M"),
    }),
  ]),
);

export function processingError(code: number): ProcessingError {
  const error = processingErrors.get(code);
  if (error === undefined) throw new RangeError(`There is no processing error ${code}`);
  return error;
}

export interface CustomerError {
  status: 400 | 404 | 500;
  message: string;
  processing?: number;
}

/** By code. */
export const customerErrors = {
  INTERNAL_ERROR: {
    status: 500,
    message: "The service could not finish this: ask again in a moment",
  },
  ENDPOINT_NOT_FOUND: { status: 404, message: "There is no such endpoint" },
  VERSION_MISSING: { status: 400, message: "The header Accept-Version is required" },
  VERSION_UNSUPPORTED: { status: 400, message: "This Accept-Version is not supported" },
  BODY_INVALID: { status: 400, message: "The body could not be read as JSON" },
  REQUEST_INVALID: { status: 400, message: "The request is not valid" },
  TOKEN_INVALID: { status: 400, message: "A token is invalid or has expired" },
  TOKEN_TYPE_UNEXPECTED: { status: 400, message: "A token is of another type" },
  TEST_MODE_MIXED: { status: 400, message: "Test and live mode must not be mixed" },
  PAYMENT_INTEGRATION_KEY_UNKNOWN: { status: 400, message: "The integration key is unknown" },
  PAYMENT_INTEGRATION_DISABLED: { status: 400, message: "The integration is disabled" },
  PAYMENT_REFERENCE_USED: { status: 400, message: "There is a payment of this reference already" },
  PAYMENT_LINK_EXPIRED: { status: 400, message: "The payment link has expired" },
  PAYMENT_CHALLENGE_UNAVAILABLE: { status: 400, message: "The challenge is not available" },
  PAYMENT_CARD_NUMBER_INVALID: rejected("The card number is invalid", 3),
  PAYMENT_CARD_SCHEME_UNKNOWN: rejected("The card scheme is unknown", 29),
  PAYMENT_CARD_SCHEME_UNSUPPORTED: rejected("The card scheme is not supported", 29),
  PAYMENT_CARD_SECURITY_CODE_INVALID: rejected("The security code is invalid", 4),
  PAYMENT_CARD_EXPIRED: rejected("The card has expired", 6),
  PAYMENT_CARD_DISABLED: rejected("The card is disabled", 9),
  PAYMENT_CARD_LOST: rejected("The card is reported lost", 10),
  PAYMENT_AMOUNT_LIMIT: rejected("The amount is above the limit of the card", 25),
  PAYMENT_INSUFFICIENT_FUNDS: rejected("The card has insufficient funds", 7),
  PAYMENT_RECEIVER_BLOCKED: rejected("The bank does not allow payments to this receiver", 8),
  PAYMENT_REJECTED_BY_ISSUER: rejected("The bank of the card declined the payment", 8),
  PAYMENT_REJECTED: rejected("The payment was rejected", 11),
  PAYMENT_METHOD_ERROR: rejected("The payment could not be processed, please try again", 12),
  TDSECURE_REQUIRED: rejected("3-D Secure is required", 30),
  TDSECURE_FAILED: rejected("3-D Secure failed", 31),
} as const satisfies Record<string, CustomerError>;

export type CustomerCode = keyof typeof customerErrors;

const paymentCodes: ReadonlyMap<number, CustomerCode> = new Map([
  [3, "PAYMENT_CARD_NUMBER_INVALID"],
  [4, "PAYMENT_CARD_SECURITY_CODE_INVALID"],
  [6, "PAYMENT_CARD_EXPIRED"],
  [7, "PAYMENT_INSUFFICIENT_FUNDS"],
  [8, "PAYMENT_REJECTED_BY_ISSUER"],
  [9, "PAYMENT_CARD_DISABLED"],
  [10, "PAYMENT_CARD_LOST"],
  [12, "PAYMENT_METHOD_ERROR"],
  [25, "PAYMENT_AMOUNT_LIMIT"],
  [29, "PAYMENT_CARD_SCHEME_UNSUPPORTED"],
  [30, "TDSECURE_REQUIRED"],
  [31, "TDSECURE_FAILED"],
]);

export function paymentCode(processing: number): CustomerCode {
  return paymentCodes.get(processing) ?? "PAYMENT_REJECTED";
}

function rejected<Processing extends number>(message: string, processing: Processing) {
  return { status: 400, message, processing } as const;
}
