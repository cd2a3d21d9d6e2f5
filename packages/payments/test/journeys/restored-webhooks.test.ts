import { onPostgres, thorough } from "@frontdesk/database/testing";
import { operatorKey } from "@frontdesk/platform/test/harness";
import {
  type ReceivedRequest,
  type Receiver,
  startReceiver,
} from "@frontdesk/platform/test/receiver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "../process.ts";
import { cannotRestore, makeRestored } from "../restoring.ts";
import { asking, type Json, makePayment, makeShop, type Shop, send } from "../shop.ts";

const payments = 6;
const patience = { timeout: 90_000, interval: 100 };

interface Listener {
  receiver: Receiver;
  path: string;
  secret: string;
}

const grounds: ProcessEnvironment[] = [];
const receivers: Receiver[] = [];
beforeAll(async () => {
  const environment = await makeEnvironment();
  environment.environment.WEBHOOKS_TO_PRIVATE = "yes";
  grounds.push(environment);
});
afterAll(async () => {
  for (const receiver of receivers) await receiver.close();
  for (const environment of grounds) await environment.remove();
});

async function makeWebhook(paymentsProcess: PaymentsProcess, shop: Shop): Promise<Listener> {
  const receiver = await startReceiver();
  receivers.push(receiver);
  const webhooks = `/merchants/${shop.merchant.id}/webhooks`;
  const query = { url: receiver.url, types: ["*"] };
  const { webhook } = (await asking(paymentsProcess, shop.key).post(webhooks, query)).body;
  return { receiver, path: `${webhooks}/${webhook.id}`, secret: webhook.secret };
}

async function eventsOf(
  paymentsProcess: PaymentsProcess,
  { key, merchant }: Shop,
): Promise<Json[]> {
  const path = `/merchants/${merchant.id}/events?limit=1000&after=${"0".repeat(24)}`;
  return (await asking(paymentsProcess, key).get(path)).body;
}

const idOf = ({ headers }: ReceivedRequest) => String(headers["webhook-id"]);
const idsOf = ({ received }: Receiver) => [...new Set(received.map(idOf))].sort();

async function expectStates(
  paymentsProcess: PaymentsProcess,
  { shop, of }: StatesOf,
  states: object,
) {
  for (const { path } of of) {
    const read = async () => {
      const { body } = await asking(paymentsProcess, shop.key).get(`${path}/deliveries?limit=1000`);
      const group = Map.groupBy(body as Json[], ({ state }) => state as string);
      return Object.fromEntries([...group].map(([state, own]) => [state, own.length]));
    };
    await expect.poll(read, patience).toEqual(states);
  }
}

interface StatesOf {
  shop: Shop;
  of: readonly Listener[];
}

interface Story {
  shop: Shop;
  /** The other webhook pauses after its first events. */
  hearing: Listener;
  paused: Listener;
  ids: string[];
}

async function capture(paymentsProcess: PaymentsProcess, { shop, ids }: Story): Promise<void> {
  const { post } = asking(paymentsProcess, shop.key);
  for (const id of ids) {
    expect((await post(`/transactions/${id}/captures`, { amount: 7 })).status).toBe(201);
  }
}

async function begin(paymentsProcess: PaymentsProcess): Promise<Story> {
  const shop = await makeShop(paymentsProcess);
  await expect.poll(() => eventsOf(paymentsProcess, shop), patience).toHaveLength(1);
  const [hearing, paused] = [
    await makeWebhook(paymentsProcess, shop),
    await makeWebhook(paymentsProcess, shop),
  ];
  const paid = Array.from({ length: payments }, () => makePayment(paymentsProcess, shop.merchant));
  const story = { shop, hearing, paused, ids: await Promise.all(paid) };
  await capture(paymentsProcess, story);
  await expectStates(paymentsProcess, { shop, of: [hearing, paused] }, { taken: 2 * payments });
  await asking(paymentsProcess, shop.key).put(paused.path, { state: "paused" });
  return story;
}

const hangsFor = ([first]: readonly string[], status: number) => {
  return ({ body }: ReceivedRequest) => (body.includes(first!) ? () => {} : ([status] as const));
};

/** One delivery failed or is under way, the other waits behind it. */
async function letWait(paymentsProcess: PaymentsProcess, story: Story): Promise<void> {
  const { receiver } = story.hearing;
  receiver.react(hangsFor(story.ids, 500));
  for (const _each of [1, 2]) await capture(paymentsProcess, story);
  const of = [story.hearing];
  const states = { taken: 2 * payments, waiting: 2 * payments };
  await expectStates(paymentsProcess, { shop: story.shop, of }, states);
  await expect.poll(() => idsOf(receiver).length, patience).toBe(3 * payments);
}

async function goOn(paymentsProcess: PaymentsProcess, story: Story): Promise<Listener> {
  const { receiver } = story.hearing;
  receiver.react(hangsFor(story.ids, 200));
  const late = await makeWebhook(paymentsProcess, story.shop);
  await capture(paymentsProcess, story);
  const [{ id: after }] = (await eventsOf(paymentsProcess, story.shop)) as [Json];
  await asking(paymentsProcess, story.shop.key).post(`${story.hearing.path}/recovery`, { after });
  await expect.poll(() => idsOf(late.receiver).length, patience).toBe(payments);
  await expect.poll(() => idsOf(receiver).length, patience).toBe(5 * payments - 2);
  return late;
}

function expectOrder(heard: readonly ReceivedRequest[], { ids }: Story, versions: number[]): void {
  const all = heard.map(({ body }) => JSON.parse(body));
  for (const id of ids) {
    const own = all.filter(({ data }) => data.transaction.id === id);
    expect(own.map(({ version }) => version)).toEqual(versions);
  }
}

function expectRepeats(
  heard: readonly ReceivedRequest[],
  before: readonly ReceivedRequest[],
): void {
  const bodies = new Map(before.map((each) => [idOf(each), each.body]));
  for (const again of heard) expect(again.body).toBe(bodies.get(idOf(again)) ?? again.body);
}

describe.runIf(thorough)("webhooks of a database restored elsewhere", () => {
  it("repeat no accepted event, send the waiting ones, and lose later ones", async ({ skip }) => {
    if (cannotRestore !== undefined) skip(cannotRestore);
    const first = await startProcess(grounds[0]!);
    const story = await begin(first);
    const { shop, hearing, paused } = story;
    await letWait(first, story);
    const kept = await eventsOf(first, shop);
    let late: Listener | undefined;
    if (onPostgres) {
      grounds.push(await makeRestored(grounds[0]!));
      late = await goOn(first, story);
    }
    await first.end("SIGKILL");
    // The folder can be copied after the process ends.
    if (!onPostgres) grounds.push(await makeRestored(grounds[0]!));
    const before = [...hearing.receiver.received];
    const ids = idsOf(hearing.receiver);
    const lateBefore = late?.receiver.received.length;

    hearing.receiver.react(() => [200]);
    const second = await startProcess(grounds[1]!);
    await capture(second, story);
    await asking(second, shop.key).put(paused.path, { state: "active" });
    await expectStates(second, { shop, of: [hearing, paused] }, { taken: 5 * payments });

    const events = await eventsOf(second, shop);
    expect(events.slice(0, kept.length)).toEqual(kept);
    const [waited, fresh] = [kept.slice(1 + 2 * payments), events.slice(kept.length)];
    expect([waited.length, fresh.length]).toEqual([2 * payments, payments]);
    expect(fresh.filter(({ id }) => id <= ids.at(-1)!)).toEqual([]);
    const sent = [...waited, ...fresh].map(({ id }) => id);
    const heard = hearing.receiver.received.slice(before.length);
    expect(heard.map(idOf).sort()).toEqual(sent);
    expectRepeats(heard, before);
    expectOrder(heard, story, [2, 3, 4]);
    const others = paused.receiver.received.slice(2 * payments);
    expect(others.map(idOf).sort()).toEqual(sent);
    expectOrder(others, story, [2, 3, 4]);
    for (const one of [hearing, paused]) expect(one.receiver.missigned(one.secret)).toEqual([]);
    expect(late?.receiver.received.length).toBe(lateBefore);

    const path = "POST /payments/operator/reconciliations";
    const proof = await send<Json>(second, path, { key: operatorKey });
    expect(proof.body.findings).toEqual([]);
    expect(await second.end("SIGTERM")).toBe(0);
  }, 300_000);
});
