import { randomUUID } from "node:crypto";
import type { PaymentsProcess } from "@frontdesk/payments/test/process";
import { basic } from "@frontdesk/payments/test/shop";
import type { Chance } from "@frontdesk/payments/torture/chance";
import type { Call, CallReply } from "../model/call.ts";
import { askOnce, make, type SiegeCall } from "../siege/calls.ts";
import type { PaymentsWorld } from "./world.ts";

export interface PaymentsWork {
  world: PaymentsWorld;
  any(): PaymentsProcess | undefined;
  stopped: AbortSignal;
  calls: Call[];
  transactionIds: string[];
  next(): number;
}

type Act = (work: PaymentsWork, chance: Chance) => Promise<void>;

const actions: readonly [weight: number, act: Act][] = [
  [10, (work, chance) => move(work, chance, "capture")],
  [5, (work, chance) => move(work, chance, "refund")],
  [2, (work, chance) => move(work, chance, "void")],
  [4, payAgain],
  [3, payByCard],
  [1, contest],
];
const drawn = actions.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

export async function callPayments(work: PaymentsWork, chance: Chance): Promise<void> {
  while (!work.stopped.aborted) await chance.of(drawn)(work, chance);
}

function noted({ calls }: PaymentsWork, chance: Chance, call: Omit<Call, "key" | "heard">): Call {
  const isKeyed = chance.draw() < 0.6;
  const whole: Call = { ...call, heard: [], ...(isKeyed && { key: randomUUID() }) };
  calls.push(whole);
  return whole;
}

async function run(work: PaymentsWork, chance: Chance, [call, siegeCall]: [Call, SiegeCall]) {
  return await make(call, siegeCall, { target: work.any, chance, stopped: work.stopped });
}

function someTransaction({ transactionIds }: PaymentsWork, chance: Chance): string {
  const recent = chance.draw() < 0.7 ? transactionIds.slice(-25) : transactionIds;
  return chance.of(recent);
}

async function move(
  work: PaymentsWork,
  chance: Chance,
  kind: "capture" | "refund" | "void",
): Promise<void> {
  const subject = someTransaction(work, chance);
  // Unique; some exceed the limit.
  const amount = chance.draw() < 0.04 ? 10_000_000 + work.next() : work.next() % 100_000;
  const call = noted(work, chance, { kind, subject, mark: String(amount) });
  const path = `/transactions/${subject}/${kind}s`;
  await run(work, chance, [call, { ...asApp(work), path, body: { amount } }]);
}

const asApp = ({ world }: PaymentsWork) => ({
  method: "POST",
  authorization: basic(world.key),
});

const paymentAmount = (work: PaymentsWork) => 5_000_000 + work.next();

async function payAgain(work: PaymentsWork, chance: Chance): Promise<void> {
  const { merchant, firstId } = work.world;
  const amount = paymentAmount(work);
  const path = `/merchants/${merchant.id}/transactions`;
  const call = noted(work, chance, { kind: "payment", subject: merchant.id, mark: `${amount}` });
  const body = { transactionId: firstId, currency: "EUR", amount };
  const heard = await run(work, chance, [call, { ...asApp(work), path, body }]);
  const created = parsed<{ transaction?: { id: string } }>(heard);
  if (heard.status === 201 && created.transaction) work.transactionIds.push(created.transaction.id);
}

async function payByCard(work: PaymentsWork, chance: Chance): Promise<void> {
  const { merchant } = work.world;
  const put = async (type: string, value: string) => {
    const query = { method: "POST", path: "/vault", authorization: "", body: { type, value } };
    const process = work.any();
    return process && parsed<{ token?: string }>(await askOnce(process.url, query)).token;
  };
  const [number, code] = [await put("pcn", "4100000000000000"), await put("pcsc", "123")];
  if (number === undefined || code === undefined) return;
  const amount = paymentAmount(work);
  const order = {
    test: {},
    integration: { key: merchant.key },
    amount: { currency: "EUR", exponent: 2, value: amount },
    card: {
      number: { token: number },
      expiry: { month: 12, year: 2040 },
      code: { token: code },
    },
  };
  // The same order is the same payment.
  const created = { kind: "payment", subject: merchant.id, mark: `${amount}`, key: number };
  const call: Call = { ...created, heard: [] };
  work.calls.push(call);
  const target = { method: "POST", path: "/payments", authorization: "", body: order };
  const heard = await run(work, chance, [call, target]);
  const id = parsed<{ authorizationId?: string }>(heard).authorizationId;
  if (heard.status === 201 && id !== undefined) work.transactionIds.push(id);
}

async function contest(work: PaymentsWork, chance: Chance): Promise<void> {
  const subject = someTransaction(work, chance);
  const amount = work.next() % 100_000;
  const call = noted(work, chance, { kind: "dispute", subject, mark: String(amount) });
  const body = { transactionId: subject, amount };
  const heard = await run(work, chance, [call, { ...asApp(work), path: "/disputes", body }]);
  const { dispute } = parsed<{ dispute?: { id: string } }>(heard);
  if (heard.status !== 201 || dispute === undefined || chance.draw() < 0.3) return;
  const kind = chance.of(["won", "lost"]);
  const ending = noted(work, chance, { kind, subject: dispute.id, mark: String(amount) });
  const path = `/disputes/${dispute.id}/${kind === "won" ? "wins" : "losses"}`;
  const query = { ...asApp(work), path, body: {} };
  await run(work, chance, [ending, query]);
}

function parsed<Body extends object>({ text = "" }: CallReply): Partial<Body> {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}
