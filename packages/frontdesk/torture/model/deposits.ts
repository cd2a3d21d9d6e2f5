/* Captured once or voided; captured minus refunded equals the kept amount. At most one per
   appointment is kept or captured. */
import type { Charge, PaidDeposit, Register, RegisteredAppointment } from "./register.ts";

interface DecidedDeposit {
  transaction: PaidDeposit;
  charge: Charge;
  place: RegisteredAppointment;
}

export function faultsOfDeposits(register: Register): string[] {
  const { charges, transactions, places } = register;
  const ids = new Set(transactions.map(({ id }) => id));
  const { decided, faults } = decidedIn(register);
  const byAppointment = Map.groupBy(decided, ({ place }) => place.id);
  return [
    ...faults,
    ...faultsOfAsking(register),
    ...decided.flatMap(faultsOfTransaction),
    ...charges
      .filter(({ transactionId }) => !ids.has(transactionId))
      .map(({ transactionId: id }) => `transaction ${id} was decided, and never paid`),
    ...places.flatMap((location) =>
      faultsOfRetention(location, byAppointment.get(location.id) ?? [], register),
    ),
    ...missingIn(decided),
  ];
}

function decidedIn({ deposits, charges, places, transactions }: Register) {
  const requests = new Map(deposits.map((deposit) => [deposit.reference, deposit]));
  const charged = new Map(charges.map((charge) => [charge.transactionId, charge]));
  const byId = new Map(places.map((location) => [location.id, location]));
  const decided: DecidedDeposit[] = [];
  const faults: string[] = [];
  for (const transaction of transactions.filter(({ successful }) => successful)) {
    const { id, reference = "" } = transaction;
    const response = byId.get(requests.get(reference)?.appointmentId ?? 0);
    const charge = charged.get(id);
    if (response === undefined) faults.push(`nobody asked for transaction ${id}`);
    else if (charge === undefined) faults.push(`transaction ${id} was paid, and is not decided`);
    else decided.push({ transaction, charge, place: response });
  }
  return { decided, faults };
}

function faultsOfAsking({ deposits, deposit }: Register): string[] {
  return deposits
    .filter(({ amount }) => amount !== deposit)
    .map(({ appointmentId: id, amount }) => `appointment ${id} was asked ${amount}`);
}

/** Captures come only after confirmation, and never for an unkept deposit. */
function faultsOfTransaction({ transaction, charge: { keep }, place }: DecidedDeposit): string[] {
  const { id, amount, pendingAmount: pending, capturedAmount, refundedAmount, trail } = transaction;
  const held = trail.filter(({ failed }) => failed !== true);
  const captures = held.filter(({ capture }) => capture === true).length;
  const refunds = held.filter(({ refund }) => refund === true).length;
  const came = capturedAmount - refundedAmount;
  const isNoted = isRejected(transaction) && place.attention === "payment";
  const isLeft = isNoted && keep !== 0 && came === 0 && pending === amount;
  return [
    ...(captures <= 1 ? [] : [`transaction ${id} was captured ${captures} times`]),
    ...(refunds <= 1 ? [] : [`transaction ${id} was refunded ${refunds} times`]),
    ...(captures === 0 || place.wasConfirmed
      ? []
      : [`transaction ${id} was captured, and its appointment was never confirmed`]),
    ...(refunds === 0 || place.state === "cancelled"
      ? []
      : [`transaction ${id} was refunded, and its appointment is ${place.state}`]),
    ...(pending === 0 || isLeft ? [] : [`transaction ${id} has ${pending} pending`]),
    ...(came === keep || isLeft ? [] : [`transaction ${id} came to ${came}, not ${keep}`]),
  ];
}

const isRejected = ({ trail }: PaidDeposit) => trail.some((one) => one.capture && one.failed);

function faultsOfRetention(
  location: RegisteredAppointment,
  decided: readonly DecidedDeposit[],
  { calls, deposit }: Register,
): string[] {
  const { id, state, cancelledBy } = location;
  const own = decided.filter(({ charge }) => charge.keep !== 0);
  if (own.length > 1) return [`of appointment ${id} ${own.length} payments are kept`];
  const captured = decided.filter(({ transaction }) => transaction.capturedAmount > 0);
  if (captured.length > 1) {
    return [`of appointment ${id} ${captured.length} payments were captured`];
  }
  if (location.attention === "payment" && !decided.some((one) => isRejected(one.transaction))) {
    return [`appointment ${id} is to be looked at, and nothing was refused`];
  }
  if (state !== "held" && state !== "expired" && decided.length === 0) {
    return [`appointment ${id} is ${state}, and nobody paid for it`];
  }
  const keep = own[0]?.charge.keep ?? 0;
  if (state === "confirmed") {
    return keep === deposit ? [] : [`appointment ${id} is confirmed, and ${keep} is kept of it`];
  }
  if (state !== "cancelled" || cancelledBy !== "customer") {
    return keep === 0 ? [] : [`appointment ${id} is ${state}, and ${keep} is kept of it`];
  }
  const cancelling = calls.filter((call) => call.kind === "cancel" && call.subject === String(id));
  const mayBe = cancelling
    .filter(({ heard }) => heard.some(({ status = 200 }) => status < 300 || status >= 500))
    .map(({ mark }) => deposit - Number(mark));
  if (mayBe.includes(keep)) return [];
  return [`appointment ${id} was cancelled for ${mayBe}, and ${keep} is kept of it`];
}

function missingIn(decided: readonly DecidedDeposit[]): string[] {
  const all = decided.map(({ transaction }) => transaction);
  const kinds = {
    captured: all.some(({ capturedAmount }) => capturedAmount > 0),
    refunded: all.some(({ refundedAmount }) => refundedAmount > 0),
    voided: all.some(({ amount, capturedAmount }) => capturedAmount < amount),
  };
  const missing = Object.entries(kinds).flatMap(([kind, isThere]) => (isThere ? [] : [kind]));
  return missing.length === 0
    ? []
    : [`no payment was ${missing.join(", nor ")}: nothing is proved`];
}
