/* Customers pay on time, late, twice, with an empty card, after a release, or never. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Chance } from "@frontdesk/payments/torture/chance";
import { idOf } from "../model/appointments.ts";
import { payLink, poorCard } from "./pay.ts";
import { lapseHold } from "./store.ts";
import { type AppointmentsWork, bodyOf, doIt } from "./work.ts";

// The service refuses faster forms.
const typingMs = 2_300;
const patience = 6;

export async function callAsCustomers(work: AppointmentsWork, chance: Chance): Promise<void> {
  while (!work.stopped.aborted) {
    const token = await hold(work, chance, chance.of(work.world.serviceIds));
    if (token === undefined) continue;
    await wait(typingMs);
    const links = await sayWho(work, chance, token);
    if (chance.draw() < 0.1) await release(work, chance, token);
    if (links.length > 0) await chance.of(payers)(work, chance, { token, links });
    await thinkAgain(work, chance, token);
  }
}

const dayMs = 86_400_000;

const early = 5;

/** Two cancel captured payments, one after a release: even a short run judges money. */
export async function payEarly(work: AppointmentsWork, chance: Chance): Promise<void> {
  const [serviceId] = work.world.serviceIds;
  const paying = Array.from({ length: early }, async (_, round) => {
    const token = await hold(work, chance, serviceId);
    if (token === undefined) return;
    await wait(typingMs);
    const links = await sayWho(work, chance, token);
    if (round === 0) await release(work, chance, token);
    await payUntilPaid(work, chance, { token, links });
    if (round === 1 || round === 2) await cancelPaid(work, chance, token);
  });
  await Promise.all(paying);
}

async function payUntilPaid(work: AppointmentsWork, chance: Chance, owing: Owing): Promise<void> {
  for (let round = 0; round < patience; round += 1) {
    await payAll(work, chance, owing);
    const { payment } = bodyOf(await look(work, chance, owing));
    if (payment?.state !== "open") return;
  }
}

const captureTurns = 60;

async function cancelPaid(work: AppointmentsWork, chance: Chance, token: string): Promise<void> {
  for (let round = 0; round < captureTurns; round += 1) {
    const { payment, refund_now: refund } = bodyOf(await read(work, chance, token));
    if (payment?.state === "paid") return await cancel(work, chance, { token, refund });
    await wait(500);
  }
}

/** Few days, so that customers collide. */
function someStart(chance: Chance): string {
  const day = new Date(Date.now() + chance.between(2, 9) * dayMs).toISOString().slice(0, 10);
  return `${day}T${chance.between(9, 14).toString().padStart(2, "0")}:00:00Z`;
}

async function hold(
  work: AppointmentsWork,
  chance: Chance,
  service_id: string | undefined,
): Promise<string | undefined> {
  const { world } = work;
  const body = {
    service_id,
    starts_at: someStart(chance),
    timezone: "Copenhagen",
    locale: "en",
  };
  const query = { path: `${world.publicPath}/appointments`, body };
  const key = randomUUID();
  const heard = await doIt(work, chance, { kind: "hold", subject: "studio", key, wanted: query });
  if (heard.status === 201) return bodyOf(heard).token;
  await wait(chance.between(100, 1_000));
  return undefined;
}

async function sayWho(work: AppointmentsWork, chance: Chance, token: string): Promise<string[]> {
  const customer = { name: "Ann Example", email: `c${work.next()}@example.com` };
  const say = async () => {
    for (let round = 0; round < patience && !work.stopped.aborted; round += 1) {
      const heard = await ask(work, chance, { token, kind: "details", body: customer });
      if (heard.status === 200) return bodyOf(heard).payment?.url as string | null | undefined;
      if (heard.status !== undefined && heard.status < 500) return undefined;
      await wait(chance.between(200, 800));
    }
    return undefined;
  };
  const tabs = chance.draw() < 0.15 ? [say(), say()] : [say()];
  const urls = await Promise.all(tabs);
  return [...new Set(urls)].filter((url) => typeof url === "string");
}

interface CustomerCall {
  token: string;
  kind: string;
  mark?: string;
  body?: object;
}

async function ask(
  work: AppointmentsWork,
  chance: Chance,
  { token, kind, mark = "", body = {} }: CustomerCall,
) {
  const path = `${work.world.publicPath}/appointments/${token}/${kind}`;
  const subject = String(idOf(token));
  return await doIt(work, chance, { kind, subject, mark, wanted: { path, body } });
}

async function release(work: AppointmentsWork, chance: Chance, token: string): Promise<void> {
  const path = `${work.world.publicPath}/appointments/${token}`;
  const doing = { kind: "release", subject: String(idOf(token)) };
  await doIt(work, chance, { ...doing, wanted: { method: "DELETE", path } });
}

interface Owing {
  token: string;
  links: readonly string[];
}

type Payer = (work: AppointmentsWork, chance: Chance, owing: Owing) => Promise<unknown>;

const payAll: Payer = (work, chance, { links }) =>
  Promise.all(links.map((link) => payLink(work, chance, { link })));

const look = (work: AppointmentsWork, chance: Chance, { token }: Owing) =>
  ask(work, chance, { token, kind: "paid" });

const inTime: Payer = async (work, chance, owing) => {
  await payAll(work, chance, owing);
  if (chance.draw() < 0.7) await look(work, chance, owing);
};

/** Another customer may have the time. */
const late: Payer = async (work, chance, owing) => {
  // The database may be down.
  const lapse = { kind: "lapse", subject: String(idOf(owing.token)), mark: "", heard: [] };
  work.calls.push(lapse);
  await lapseHold(work.db, idOf(owing.token)).catch(() => undefined);
  await wait(chance.between(0, 4_000));
  await inTime(work, chance, owing);
};

const twice: Payer = async (work, chance, owing) => {
  await Promise.all([payAll(work, chance, owing), payAll(work, chance, owing)]);
  await Promise.all([look(work, chance, owing), look(work, chance, owing)]);
};

const declinedFirst: Payer = async (work, chance, owing) => {
  await payLink(work, chance, { link: owing.links[0]!, card: poorCard });
  if (chance.draw() < 0.5) await look(work, chance, owing);
  await inTime(work, chance, owing);
};

const never: Payer = async () => undefined;

const payers: readonly Payer[] = [
  inTime,
  inTime,
  inTime,
  inTime,
  late,
  late,
  twice,
  declinedFirst,
  never,
];

async function thinkAgain(work: AppointmentsWork, chance: Chance, token: string): Promise<void> {
  if (chance.draw() < 0.3) {
    const body = { starts_at: someStart(chance) };
    await ask(work, chance, { token, kind: "reschedule", mark: body.starts_at, body });
  }
  if (chance.draw() < 0.5) return;
  const { refund_now: refund } = bodyOf(await read(work, chance, token));
  if (refund !== undefined) await cancel(work, chance, { token, refund });
}

async function read(work: AppointmentsWork, chance: Chance, token: string) {
  const path = `${work.world.publicPath}/appointments/${token}`;
  const query = { method: "GET", path };
  return await doIt(work, chance, { kind: "read", subject: String(idOf(token)), wanted: query });
}

interface Cancelling {
  token: string;
  refund: { amount: number };
}

async function cancel(
  work: AppointmentsWork,
  chance: Chance,
  { token, refund: { amount } }: Cancelling,
): Promise<void> {
  const cancelling = { token, kind: "cancel", mark: String(amount) };
  const body = { expected_refund: amount };
  const times = chance.draw() < 0.2 ? [1, 2] : [1];
  await Promise.all(times.map(() => ask(work, chance, { ...cancelling, body })));
}
