/* A million events against a thousand; two merchants of one database alternate. */
import { requesting } from "@frontdesk/platform/bench/rig";
import { race, ratioOf } from "@frontdesk/server/bench/race";
import { ms, percent, type Row } from "@frontdesk/server/bench/table";
import { basic } from "../../test/shop.ts";
import type { Rig } from "../rig.ts";
import { entryAt, type Stock } from "../stock.ts";
import { type LoadPlan, makeInstallation } from "./installation.ts";
import { fillEvents } from "./store.ts";

export const pagesHead: Row = [
  "page of 50",
  "of a thousand /s",
  "p99 ms",
  "of a million /s",
  "p99 ms",
  "million of thousand",
  "goal",
];

const few = 1_000;
const many = 1_000_000;
const rounds = 4;

export async function comparePages(plan: LoadPlan): Promise<Row[]> {
  const location = await makeInstallation(plan, {
    merchants: 2,
    stocks: {
      few: { count: few, captured: true, merchants: "others" },
      many: { count: 50_000, captured: true, merchants: "first" },
    },
  });
  const { stocks } = location.filled.seeded;
  const lists = {
    few: { ...stocks.few!, first: 0, count: few },
    many: { ...stocks.many!, first: few, count: many },
  };
  await fillEvents(location.db, lists.few, stocks.few!);
  await fillEvents(location.db, lists.many, stocks.many!);
  const rig = await location.start();
  const rows: Row[] = [];
  const spans = Object.keys(queries).length * rounds * 2;
  const span = { callers: 4, ms: (plan.seconds * 1000) / spans };
  for (const [what, query] of Object.entries(queries)) {
    const asking = (list: Stock) => requesting(rig, pageOf(rig, { list, query, seed: plan.seed }));
    const contestants = { one: asking(lists.few), other: asking(lists.many) };
    const { one, other } = await race(contestants, { rounds, span });
    rows.push([
      what,
      one.perSecond.toFixed(0),
      ms(one.p99Ms),
      other.perSecond.toFixed(0),
      ms(other.p99Ms),
      percent(ratioOf(other, one)),
      "as fast",
    ]);
  }
  await location.close();
  return rows;
}

const queries: Record<string, (id: string) => string> = {
  newest: () => "",
  "after one": (id) => `&after=${id}`,
  "before one": (id) => `&before=${id}`,
  "after one, of a type": (id) => `&after=${id}&filter[type]=transaction.captured`,
};

interface PageQuery {
  list: Stock;
  query: (id: string) => string;
  seed: number;
}

function pageOf(rig: Rig, { list, query, seed }: PageQuery): () => string {
  const fields = `Host: bench\r\nAuthorization: ${basic(rig.seeded.key)}\r\n`;
  let round = seed;
  return () => {
    round += 1;
    const { merchantId, id } = entryAt(list, round);
    const path = `/merchants/${merchantId}/events?limit=50${query(id)}`;
    return `GET ${path} HTTP/1.1\r\n${fields}Accept: application/json\r\n\r\n`;
  };
}
