import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { contentOf } from "@frontdesk/payments/test/links";
import type { Chance } from "@frontdesk/payments/torture/chance";
import type { Call } from "../model/call.ts";
import { askOnce, make } from "../siege/calls.ts";
import { type AppointmentsWork, bodyOf } from "./work.ts";
import { deposit } from "./world.ts";

export const goodCard = "4100000000000000";
export const poorCard = "4100000000000007";

export async function payLink(
  work: AppointmentsWork,
  chance: Chance,
  { link, card = goodCard }: { link: string; card?: string },
): Promise<void> {
  const { paymentProcess, stopped, calls, world } = work;
  const seal = await sealOf(work, link);
  const [number, code] = [await put(work, "pcn", card), await put(work, "pcsc", "123")];
  if (seal === undefined || number === undefined || code === undefined) return;
  const labels = new URL(link).searchParams;
  const reference = labels.get("reference") ?? "";
  const order = {
    test: {},
    integration: { key: world.merchant.key, seal },
    amount: { currency: "EUR", exponent: 2, value: deposit },
    text: labels.get("text"),
    reference,
    card: { number, code, expiry: { month: 12, year: 2040 } },
  };
  const call: Call = { kind: "pay", subject: reference, mark: randomUUID(), heard: [] };
  calls.push(call);
  const query = { method: "POST", path: "/payments", authorization: "", body: order };
  await make(call, query, { target: paymentProcess.running, chance, stopped });
}

async function until<Result>(
  { stopped }: AppointmentsWork,
  find: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  for (let round = 0; round < 10 && !stopped.aborted; round += 1) {
    const match = await find();
    if (match !== undefined) return match;
    await wait(500);
  }
  return undefined;
}

async function sealOf(work: AppointmentsWork, link: string): Promise<string | undefined> {
  return await until(work, async () => {
    const query = { method: "GET", path: link, authorization: "" };
    const { text = "" } = await askOnce("", query, { withinMs: 5_000 });
    return contentOf(text)?.seal as string | undefined;
  });
}

async function put(
  work: AppointmentsWork,
  type: string,
  value: string,
): Promise<{ token: string } | undefined> {
  return await until(work, async () => {
    const query = { method: "POST", path: "/vault", authorization: "", body: { type, value } };
    const { token } = bodyOf(await askOnce(work.paymentProcess.url, query, { withinMs: 5_000 }));
    return token === undefined ? undefined : { token };
  });
}
