// What a failed call says of the payment service, and of what became of what was asked.
import {
  AuthenticationError,
  NotFoundError,
  PaymentError,
  PaymentsError,
  PermissionError,
  ProcessingError,
  ValidationError,
} from "@frontdesk/payments-client/errors";
import { TillTrouble, type TroubleKind } from "./till.ts";

type Kinds = readonly (readonly [new (...values: never[]) => Error, TroubleKind])[];

/** Said in words that only the payment service has. */
const own: Kinds = [
  [ProcessingError, "declined"],
  [ValidationError, "refused"],
  [PaymentError, "refused"],
];

/** Said by a status, which whatever stands in front of it can say too. */
const byStatus: Kinds = [
  [AuthenticationError, "key"],
  [PermissionError, "forbidden"],
  [NotFoundError, "unknown"],
];

// Of declines those of no card: the service does not know, or cannot tell what it is worth.
const passing = new Set([1, 12]);

/** Does what asks a till; what fails is told as its trouble, also where an answer is nonsense. */
export async function told<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentsError) throw new TillTrouble(kindOf(error), error.message, error);
    throw new TillTrouble("away", "the answer is not one of the payment service", error);
  }
}

function kindOf(error: PaymentsError): TroubleKind {
  if (error instanceof ProcessingError && passing.has(Number(error.code))) return "away";
  const said = kindAmong(own, error);
  if (said !== undefined) return said;
  // The payment service names each request; the page of a proxy does not.
  if (error.requestId === undefined) return "away";
  if (error.status === 410) return "gone";
  return kindAmong(byStatus, error) ?? "away";
}

const kindAmong = (kinds: Kinds, error: PaymentsError): TroubleKind | undefined =>
  kinds.find(([Kind]) => error instanceof Kind)?.[1];
