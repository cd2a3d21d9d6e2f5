/* Judges by the API's promises alone; unique amounts identify calls. */
import { type Call, faultsOfAnswers, faultsOfEffect, faultsOfRepeats } from "./call.ts";

export interface Entry {
  capture?: boolean;
  refund?: boolean;
  void?: boolean;
  dispute?: { id: string; won?: boolean; lost?: boolean };
  failed?: boolean;
  amount: number;
  balance: number;
  fee: { flat: number; rate: number };
  lineId?: string;
}

export interface PaidTransaction {
  id: string;
  amount: number;
  pendingAmount: number;
  capturedAmount: number;
  refundedAmount: number;
  voidedAmount: number;
  disputedAmount: number;
  successful: boolean;
  trail: Entry[];
}

export interface BookedLine {
  id: string;
  balance: number;
  transactionId?: string;
  capture?: boolean;
  refund?: boolean;
  dispute?: boolean;
}

export interface Contest {
  id: string;
  transactionId: string;
  amount: number;
  state: string;
}

export interface Authorization {
  id: string;
  state: string;
  transactionId: string | null;
}

export interface OperationCall {
  reference: string;
  kind: string;
  amount: number;
}

export interface EventBody {
  id: string;
  type: string;
  data: { transaction?: { id: string }; dispute?: { id: string } };
}

export interface Evidence {
  calls: readonly Call[];
  transactions: readonly PaidTransaction[];
  lines: readonly BookedLine[];
  balance: number;
  disputes: readonly Contest[];
  authorizations: readonly Authorization[];
  issuer: { before: number; movements: readonly OperationCall[]; after: number };
  events: readonly EventBody[];
  received: ReadonlySet<string>;
  price: { ratePpm: number; flat: number };
}

const kinds = ["capture", "refund", "void"] as const;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const kindOf = (entry: Entry) => kinds.find((kind) => entry[kind] === true) ?? "dispute";

export function judgePayments(evidence: Evidence): string[] {
  return [
    ...faultsOfRepeats(evidence.calls),
    ...faultsOfAnswers(evidence.calls),
    ...faultsOfCalls(evidence),
    ...evidence.transactions.flatMap((transaction) => faultsOfBuckets(transaction, evidence)),
    ...faultsOfLines(evidence),
    ...faultsOfDisputes(evidence),
    ...faultsOfAuthorizations(evidence),
    ...faultsOfIssuer(evidence),
    ...faultsOfEvents(evidence),
  ];
}

function faultsOfCalls({ calls, transactions, disputes }: Evidence): string[] {
  const matches = new Map<string, number>();
  const count = (name: string) => matches.set(name, (matches.get(name) ?? 0) + 1);
  for (const { id, amount, successful, trail } of transactions) {
    if (successful) count(`payment ${amount}`);
    for (const entry of trail) {
      const kind = kindOf(entry);
      if (kind !== "dispute") count(`${kind} ${entry.amount} ${id}`);
    }
  }
  for (const { id, transactionId, amount, state } of disputes) {
    count(`dispute ${amount} ${transactionId}`);
    if (state === "won" || state === "lost") count(`${state} ${amount} ${id}`);
  }
  const nameOf = ({ kind, mark, subject }: Call) =>
    kind === "payment" ? `payment ${mark}` : `${kind} ${mark} ${subject}`;
  const requests = new Set(calls.map(nameOf));
  return [
    ...calls.flatMap((call) => faultsOfEffect(call, matches.get(nameOf(call)) ?? 0)),
    ...[...matches.keys()]
      .filter((name) => !requests.has(name))
      .map((name) => `nobody asked: ${name}`),
  ];
}

function faultsOfBuckets(transaction: PaidTransaction, { disputes, price }: Evidence): string[] {
  const { id, amount, trail } = transaction;
  const held = trail.filter(({ failed }) => failed !== true);
  const of = (kind: (typeof kinds)[number]) => held.filter((entry) => entry[kind] === true);
  const [captured = 0, refunded = 0, voided = 0] = kinds.map((kind) =>
    sum(of(kind).map((entry) => entry.amount)),
  );
  const contested = disputes.filter(({ transactionId }) => transactionId === id);
  const disputed = sum(contested.filter(({ state }) => state !== "won").map((one) => one.amount));
  const pending = transaction.successful ? amount - captured - voided : 0;
  const is: [string, number, number][] = [
    ["captured", transaction.capturedAmount, captured],
    ["refunded", transaction.refundedAmount, refunded],
    ["voided", transaction.voidedAmount, voided],
    ["disputed", transaction.disputedAmount, disputed],
    ["pending", transaction.pendingAmount, pending],
  ];
  const wrong = is.filter(([, text, true_]) => text !== true_);
  const fee = sum(of("capture").map((entry) => entry.fee.rate));
  const exact = (captured * price.ratePpm) / 1_000_000;
  return [
    ...wrong.map(([name, text, true_]) => `${id} shows ${text} ${name}, its trail ${true_}`),
    ...(captured + voided <= amount ? [] : [`${id}: ${captured} + ${voided} of ${amount}`]),
    ...(refunded <= captured ? [] : [`${id}: ${refunded} refunded of ${captured} captured`]),
    ...(disputed <= captured ? [] : [`${id}: ${disputed} disputed of ${captured} captured`]),
    // A reversed part leaves a rounding difference.
    ...(Math.abs(fee - exact) <= 0.5 + (trail.length - held.length) ? [] : [`${id}: fee ${fee}`]),
  ];
}

/** One line per operation; they sum to the balance. */
function faultsOfLines({ transactions, lines, balance, price }: Evidence): string[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const faultsOfEntry = (id: string, entry: PaidTransaction["trail"][number]): string[] => {
    const kind = kindOf(entry);
    if (kind === "void" || kind === "dispute") return [];
    const line = byId.get(entry.lineId ?? "");
    if (line === undefined) return [`a ${kind} of ${id} has no line`];
    const isOf = line.transactionId === id && line[kind] === true;
    const { amount, fee } = entry;
    const worth = kind === "refund" ? -amount : amount - fee.flat - fee.rate;
    const wrong: [boolean, string][] = [
      [!isOf || line.balance !== entry.balance, `line ${line.id} is not of its entry`],
      [worth !== entry.balance, `a ${kind} of ${id}: ${worth} is ${entry.balance}`],
      [kind !== "refund" && fee.flat !== price.flat, `${id}: a flat fee ${fee.flat}`],
    ];
    return wrong.flatMap(([isSo, fault]) => (isSo ? fault : []));
  };
  const faults = transactions.flatMap(({ id, trail }) =>
    trail.flatMap((entry) => faultsOfEntry(id, entry)),
  );
  const named = transactions.flatMap(({ trail }) => trail.flatMap(({ lineId }) => lineId ?? []));
  const doubled = [...Map.groupBy(named, (id) => id)].filter(([, same]) => same.length > 1);
  const total = sum(lines.map((line) => line.balance));
  // A failed operation has two; a dispute has its own.
  return [
    ...faults,
    ...doubled.map(([id]) => `two entries have the line ${id}`),
    ...(total === balance ? [] : [`the balance is ${balance}, its lines are ${total}`]),
    ...faultsOfTransactionLines(transactions, lines),
  ];
}

function faultsOfTransactionLines(
  transactions: readonly PaidTransaction[],
  lines: readonly BookedLine[],
): string[] {
  const own = lines.filter(({ dispute }) => dispute !== true);
  const grouped = Map.groupBy(own, ({ transactionId = "" }) => transactionId);
  return transactions.flatMap(({ id, trail }) => {
    const entries = trail.filter((entry) => entry.capture === true || entry.refund === true);
    const held = entries.filter(({ failed }) => failed !== true);
    const is = sum((grouped.get(id) ?? []).map((line) => line.balance));
    const must = sum(held.map((entry) => entry.balance));
    // Rounding of a reversed part moves to later parts.
    const slack = entries.length - held.length;
    return Math.abs(is - must) <= slack ? [] : [`the lines of ${id} are ${is}, not ${must}`];
  });
}

/** Open or lost: takes its amount; won: nothing. */
function faultsOfDisputes({ disputes, transactions, lines }: Evidence): string[] {
  return transactions.flatMap(({ id }) => {
    const own = disputes.filter(({ transactionId }) => transactionId === id);
    const taken = sum(own.filter(({ state }) => state !== "won").map(({ amount }) => -amount));
    const booked = lines.filter((line) => line.dispute === true && line.transactionId === id);
    const is = sum(booked.map((line) => line.balance));
    return is === taken ? [] : [`the disputes of ${id} are worth ${is}, not ${taken}`];
  });
}

/** Authorisations and transactions match one to one; none stays open. */
function faultsOfAuthorizations({ authorizations, transactions }: Evidence): string[] {
  const approved = authorizations.filter(({ state }) => state === "approved");
  const open = authorizations.filter(({ state }) => ["asked", "reversing"].includes(state));
  const existing = new Set(transactions.filter((one) => one.successful).map(({ id }) => id));
  const claimed = approved.map(({ transactionId }) => transactionId ?? "");
  const isClaimed = new Set(claimed);
  return [
    ...open.map(({ id, state }) => `authorisation ${id} is still ${state}`),
    ...approved
      .filter(({ transactionId }) => !existing.has(transactionId ?? ""))
      .map(({ id }) => `authorisation ${id} was approved and is no transaction`),
    ...[...existing].filter((id) => !isClaimed.has(id)).map((id) => `${id} was never approved`),
    ...(isClaimed.size === claimed.length ? [] : ["two approvals are of one transaction"]),
  ];
}

/** Each authorisation has a transaction or a reversal; the refunds agree. */
function faultsOfIssuer({ issuer, authorizations, transactions }: Evidence): string[] {
  const of = (kind: string) =>
    issuer.movements.filter((operationCall) => operationCall.kind === kind);
  const total = (kind: string) => sum(of(kind).map(({ amount }) => amount));
  const approved = new Map(authorizations.map(({ id, state }) => [id, state === "approved"]));
  const reversed = new Set(of("reverse").map(({ reference }) => reference));
  const left =
    issuer.before - total("authorize") + total("refund") + total("void") + total("reverse");
  const held = transactions.flatMap(({ trail }) => trail).filter(({ failed }) => failed !== true);
  const amountOf = (kind: "refund" | "void") =>
    sum(held.filter((entry) => entry[kind] === true).map(({ amount }) => amount));
  return [
    ...of("authorize")
      .filter(({ reference }) => approved.get(reference) === reversed.has(reference))
      .map(({ reference, amount }) => {
        const how = reversed.has(reference) ? "and was reversed" : "and was not reversed";
        return `the issuer reserved ${amount} for ${reference}, ${how}`;
      }),
    ...(["refund", "void"] as const)
      .filter((kind) => total(kind) !== amountOf(kind))
      .map((kind) => `the issuer has ${total(kind)} of a ${kind}, the trails ${amountOf(kind)}`),
    ...(left === issuer.after ? [] : [`the issuer's card has ${issuer.after}, not ${left}`]),
  ];
}

function eventsOfTransaction({ id, successful, trail }: PaidTransaction): string[] {
  const words = { capture: "captured", refund: "refunded", void: "voided" };
  const ofTrail = trail.flatMap((entry) => {
    const kind = kindOf(entry);
    if (kind === "dispute") return [];
    const failure = entry.failed === true ? [`transaction.${kind}_failed ${id}`] : [];
    return [`transaction.${words[kind]} ${id}`, ...failure];
  });
  return [`transaction.${successful ? "created" : "failed"} ${id}`, ...ofTrail];
}

/** One event per change, received once. */
function faultsOfEvents({ transactions, disputes, events, received }: Evidence): string[] {
  const counts = new Map<string, number>();
  const add = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  for (const name of transactions.flatMap(eventsOfTransaction)) add(name, 1);
  for (const { id, state } of disputes) {
    add(`dispute.opened ${id}`, 1);
    if (state === "won" || state === "lost") add(`dispute.${state} ${id}`, 1);
  }
  for (const { type, data } of events) {
    const { id } = data.dispute ?? data.transaction ?? {};
    if (id !== undefined) add(`${type} ${id}`, -1);
  }
  const wrong = [...counts].filter(([, count]) => count !== 0);
  return [
    ...wrong.map(([name, count]) => `${name} is told ${count > 0 ? "too seldom" : "too often"}`),
    // Other events predate the webhook.
    ...events
      .filter(({ data }) => data.transaction !== undefined || data.dispute !== undefined)
      .filter(({ id }) => !received.has(id))
      .map(({ id, type }) => `${type} ${id} is unsent`),
  ];
}
