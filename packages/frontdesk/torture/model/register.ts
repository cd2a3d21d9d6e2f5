// At quiet.
import type { Call } from "./call.ts";

export interface RegisteredAppointment {
  id: number;
  state: string;
  cancelledBy: "customer" | "business" | null;
  attention: string | null;
  /** Null until the customer gave details. */
  email: string | null;
  wasConfirmed: boolean;
  /** ISO instant. */
  startsAt: string;
  moves: number;
}

/** A null id means no appointment. */
export interface Taking {
  appointmentId: number | null;
  resourceId: number;
  date: string;
  start: number;
  duration: number;
}

export interface DepositCall {
  reference: string;
  appointmentId: number;
  amount: number;
}

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

export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
  event: { method: string; sequence: number; startsAt: string } | null;
}

export interface Register {
  deposit: number;
  staff: readonly string[];
  calls: readonly Call[];
  places: readonly RegisteredAppointment[];
  takenTimes: readonly Taking[];
  deposits: readonly DepositCall[];
  charges: readonly Charge[];
  transactions: readonly PaidDeposit[];
  mails: readonly Letter[];
}
