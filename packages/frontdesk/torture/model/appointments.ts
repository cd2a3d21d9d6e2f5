/*
 * What must be true of customers' appointments, and of the money for them, after anything: written
 * from what the API promises, and from nothing that the services do.
 */
import { type Call, faultsOfAnswers, faultsOfRepeats, type Heard } from "./call.ts";

/** An appointment as it is kept. */
export interface Place {
  id: number;
  state: string;
  cancelledBy: "customer" | "business" | null;
  attention: string | null;
  /** Null until its customer said who comes. */
  email: string | null;
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

/** Everything that is known when all is quiet. */
export interface Register {
  calls: readonly Call[];
  places: readonly Place[];
  takings: readonly Taking[];
  deposits: readonly AskedDeposit[];
  charges: readonly Charge[];
  transactions: readonly PaidDeposit[];
  /** Those that were sent, and those that are certain to be. */
  mails: readonly { to: string; subject: string }[];
}

/** Everything that must not be, in words. */
export function judgeAppointments(register: Register): string[] {
  return [
    ...faultsOfRepeats(register.calls),
    ...faultsOfAnswers(register.calls),
    ...faultsOfPromises(register),
    ...faultsOfTimes(register),
    ...faultsOfMoney(register),
    ...faultsOfMails(register),
  ];
}

/** What may become of an appointment of which somebody heard that it is in a state. */
const laterOf: Record<string, readonly string[]> = {
  requested: ["requested", "confirmed", "declined", "cancelled"],
  confirmed: ["confirmed", "cancelled"],
  declined: ["declined"],
  cancelled: ["cancelled"],
};

/** What was answered is so, or became what it may; all that was held is there. */
function faultsOfPromises({ calls, places }: Register): string[] {
  const byId = new Map(places.map((place) => [String(place.id), place]));
  return calls.flatMap(({ kind, subject, heard }) =>
    statesIn(heard).flatMap((told) => {
      const id = told.id ?? subject;
      const place = byId.get(id);
      if (place === undefined) return [`appointment ${id} was answered to a ${kind}, and is gone`];
      const may = laterOf[told.state];
      if (may === undefined || may.includes(place.state)) return [];
      return [`appointment ${id} was ${told.state} by a ${kind}, and is ${place.state}`];
    }),
  );
}

function statesIn(heard: readonly Heard[]): { id: string | undefined; state: string }[] {
  return heard
    .filter(({ status = 500, text = "" }) => status < 300 && text.startsWith("{"))
    .map(({ text = "" }) => JSON.parse(text) as { token?: string; id?: number; state?: string })
    .flatMap(({ token, id, state }) => {
      if (state === undefined) return [];
      return { id: token === undefined ? id?.toString() : String(idOf(token)), state };
    });
}

/** The appointment that a token is of. */
export const idOf = (token: string): number => Number.parseInt(token.split("-")[0] ?? "", 36);

const isLive = ({ state }: Place) => ["held", "requested", "confirmed"].includes(state);

/** No minute of a resource is taken twice, and none by whom it is not theirs. */
function faultsOfTimes({ places, takings }: Register): string[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const taken = takings.map(({ appointmentId: id, ...taking }) => ({
    ...taking,
    name: `appointment ${id ?? "of nobody"}`,
    isOwed: id !== null && isLive(byId.get(id) ?? gone),
    state: id === null ? "none" : (byId.get(id)?.state ?? "gone"),
  }));
  const live = new Set(takings.map(({ appointmentId }) => appointmentId));
  return [
    ...taken
      .filter(({ isOwed }) => !isOwed)
      .map(({ name, state, date }) => `${name} is ${state} and takes minutes on ${date}`),
    ...places
      .filter((place) => isLive(place) && !live.has(place.id))
      .map(({ id, state }) => `appointment ${id} is ${state} and takes no minutes`),
    ...[...Map.groupBy(taken, ({ resourceId, date }) => `${resourceId} on ${date}`)].flatMap(
      ([where, own]) => overlapsOf(own).map((name) => `resource ${where} is ${name}'s twice`),
    ),
  ];
}

const gone: Place = { id: 0, state: "gone", cancelledBy: null, attention: null, email: null };

function overlapsOf(own: readonly { start: number; duration: number; name: string }[]): string[] {
  const sorted = own.toSorted((one, other) => one.start - other.start);
  return sorted
    .filter(({ start }, index) => {
      const before = sorted[index - 1];
      return before !== undefined && before.start + before.duration > start;
    })
    .map(({ name }) => name);
}

/**
 * Each payment is kept or given back as its appointment came to be: captured once or voided, and
 * captured less refunded is what is kept. Of an appointment one at most is kept.
 */
function faultsOfMoney(register: Register): string[] {
  const { deposits, charges, transactions, places } = register;
  const asked = new Map(deposits.map((deposit) => [deposit.reference, deposit]));
  const decided = new Map(charges.map((charge) => [charge.transactionId, charge]));
  const idsOf = (wanted: (place: Place) => boolean) =>
    new Set(places.filter(wanted).map(({ id }) => id));
  const cancelled = idsOf(({ state }) => state === "cancelled");
  const noted = idsOf(({ attention }) => attention === "payment");
  const paid = transactions.filter(({ successful }) => successful);
  const found = paid.flatMap((transaction) => {
    const { id, reference = "" } = transaction;
    const deposit = asked.get(reference);
    const charge = decided.get(id);
    if (deposit === undefined) return [`nobody asked for transaction ${id}`];
    if (charge === undefined) return [`transaction ${id} was paid, and is not decided`];
    const isSafe = cancelled.has(deposit.appointmentId);
    const isNoted = noted.has(deposit.appointmentId);
    return faultsOfTransaction(transaction, { ...charge, isSafe, isNoted });
  });
  const ids = new Set(transactions.map(({ id }) => id));
  const kept = Map.groupBy(
    paid.filter(({ id }) => decided.get(id)?.keep !== 0),
    ({ reference = "" }) => asked.get(reference)?.appointmentId,
  );
  const owing = new Set(deposits.map(({ appointmentId }) => appointmentId));
  return [
    ...found,
    ...charges
      .filter(({ transactionId }) => !ids.has(transactionId))
      .map(({ transactionId: id }) => `transaction ${id} was decided, and never paid`),
    ...places
      .filter(({ id }) => owing.has(id))
      .flatMap((place) => {
        const own = kept.get(place.id) ?? [];
        const keeps = own.map(({ id }) => decided.get(id)?.keep ?? null);
        return faultsOfKeeping(place, keeps, register);
      }),
  ];
}

interface Settled extends Charge {
  /** Whether it may have been captured and given back. */
  isSafe: boolean;
  /** Whether somebody is asked to look at it. */
  isNoted: boolean;
}

/** No money moves before an appointment is safe, nor of what is not kept. */
function faultsOfTransaction(
  transaction: PaidDeposit,
  { keep, isSafe, isNoted }: Settled,
): string[] {
  const { id, pendingAmount: pending, capturedAmount, refundedAmount, trail } = transaction;
  const held = trail.filter(({ failed }) => failed !== true);
  const captures = held.filter(({ capture }) => capture === true).length;
  const most = isSafe || keep !== 0 ? 1 : 0;
  const came = capturedAmount - refundedAmount;
  // An acquirer that refused it for good leaves it to somebody.
  const isLeft = isNoted && trail.some(({ capture, failed }) => capture && failed);
  return [
    ...(captures <= most ? [] : [`transaction ${id} was captured ${captures} times`]),
    ...(pending === 0 || isLeft ? [] : [`transaction ${id} has ${pending} pending`]),
    ...(came === keep || isLeft ? [] : [`transaction ${id} came to ${came}, not ${keep}`]),
  ];
}

/** What is kept for an appointment, by what became of it and what was answered of it. */
function faultsOfKeeping(
  { id, state, cancelledBy }: Place,
  keeps: readonly (number | null)[],
  { calls, deposits }: Register,
): string[] {
  const deposit = deposits.find(({ appointmentId }) => appointmentId === id)!.amount;
  if (keeps.length > 1) return [`of appointment ${id} ${keeps.length} payments are kept`];
  const keep = keeps[0] ?? 0;
  if (state === "confirmed") {
    return keep === deposit ? [] : [`appointment ${id} is confirmed, and ${keep} is kept of it`];
  }
  if (state !== "cancelled" || cancelledBy !== "customer") {
    return keep === 0 ? [] : [`appointment ${id} is ${state}, and ${keep} is kept of it`];
  }
  const refunds = calls
    .filter(({ kind, subject }) => kind === "cancel" && subject === String(id))
    .filter(({ heard }) => heard.some(({ status = 200 }) => status < 300 || status >= 500))
    .map(({ mark }) => deposit - Number(mark));
  if (refunds.includes(keep)) return [];
  return [`appointment ${id} was cancelled for ${refunds}, and ${keep} is kept of it`];
}

const headings: Record<string, string> = {
  confirmed: "Appointment confirmed",
  cancelled: "Appointment cancelled",
  declined: "Request declined",
  expired: "Nothing was charged",
};

/** Each customer was told what became of their appointment, and of what they paid for none. */
function faultsOfMails(register: Register): string[] {
  const { places, mails, deposits, transactions } = register;
  const paid = new Set(
    transactions.flatMap(({ successful, reference }) => (successful ? [reference] : [])),
  );
  const paidFor = new Set(
    deposits.flatMap(({ reference, appointmentId }) => (paid.has(reference) ? appointmentId : [])),
  );
  const sent = Map.groupBy(mails, ({ to }) => to);
  return places.flatMap(({ id, state, cancelledBy, email }) => {
    if (state === "held" || state === "requested") return [`appointment ${id} is still ${state}`];
    const heading = headings[state];
    if (email === null || heading === undefined) return [];
    // Who gave it up is told nothing, nor is who paid nothing.
    if (state === "expired" && (cancelledBy !== null || !paidFor.has(id))) return [];
    const own = sent.get(email) ?? [];
    const isTold = own.some(({ subject }) => subject.startsWith(heading));
    return isTold ? [] : [`${email} was not told that appointment ${id} is ${state}`];
  });
}
