// What is known of appointments, of the money for them, and of what was told, when all is quiet.
import type { Call } from "./call.ts";

/** An appointment as it is kept. */
export interface Place {
  id: number;
  state: string;
  cancelledBy: "customer" | "business" | null;
  attention: string | null;
  /** Null until its customer said who comes. */
  email: string | null;
  /** Whether it ever was. */
  wasConfirmed: boolean;
  /** An instant, as `event` has it. */
  startsAt: string;
  /** How often its customer moved it. */
  moves: number;
}

/** Minutes of a resource that an appointment takes; null where they are nobody's. */
export interface Taking {
  appointmentId: number | null;
  resourceId: number;
  date: string;
  start: number;
  duration: number;
}

/** What an appointment was asked to be paid. */
export interface AskedDeposit {
  reference: string;
  appointmentId: number;
  amount: number;
}

/** What was decided of a transaction: how much of it is kept. */
export interface Charge {
  transactionId: string;
  keep: number | null;
}

export interface PaidEntry {
  capture?: boolean;
  refund?: boolean;
  failed?: boolean;
  amount: number;
}

/** A transaction as the payment service has it. */
export interface PaidDeposit {
  id: string;
  reference?: string;
  successful: boolean;
  amount: number;
  pendingAmount: number;
  capturedAmount: number;
  refundedAmount: number;
  trail: readonly PaidEntry[];
}

/** A mail that was sent, or is certain to be. */
export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** What a calendar makes of it; none where it says nothing to one. */
  event: { method: string; sequence: number; startsAt: string } | null;
}

/** Everything that is known when all is quiet. */
export interface Register {
  /** What each appointment has to be paid beforehand. */
  deposit: number;
  /** Addresses of those who work there. */
  staff: readonly string[];
  calls: readonly Call[];
  places: readonly Place[];
  takings: readonly Taking[];
  deposits: readonly AskedDeposit[];
  charges: readonly Charge[];
  transactions: readonly PaidDeposit[];
  mails: readonly Letter[];
}
