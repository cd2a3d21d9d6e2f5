import {
  AuthenticationError,
  NotFoundError,
  PaymentError,
  PaymentsError,
  PermissionError,
  ProcessingError,
  ValidationError,
} from "@frontdesk/payments-client/errors";
import { GatewayError, type GatewayErrorKind } from "./gateway.ts";

type Kinds = readonly (readonly [new (...values: never[]) => Error, GatewayErrorKind])[];

/** Only the payment service can produce these. */
const own: Kinds = [
  [ProcessingError, "declined"],
  [ValidationError, "refused"],
  [PaymentError, "refused"],
];

/** A proxy can produce these too. */
const byStatus: Kinds = [
  [AuthenticationError, "key"],
  [PermissionError, "forbidden"],
  [NotFoundError, "unknown"],
];

// Unrelated to the card: the outcome is unknown, or no conversion rate exists.
const passing = new Set([1, 12]);

export async function report<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentsError) throw new GatewayError(kindOf(error), error.message, error);
    throw new GatewayError("away", "the answer is not one of the payment service", error);
  }
}

function kindOf(error: PaymentsError): GatewayErrorKind {
  if (error instanceof ProcessingError && passing.has(Number(error.code))) return "away";
  const gatewayErrorKind = kindAmong(own, error);
  if (gatewayErrorKind !== undefined) return gatewayErrorKind;
  // The payment service sets a request id; a proxy's page does not.
  if (error.requestId === undefined) return "away";
  if (error.status === 410) return "gone";
  return kindAmong(byStatus, error) ?? "away";
}

const kindAmong = (kinds: Kinds, error: PaymentsError): GatewayErrorKind | undefined =>
  kinds.find(([Kind]) => error instanceof Kind)?.[1];
