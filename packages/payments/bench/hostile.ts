/* Processor time against an empty request: the event loop serves no other caller. */
import type { Figure } from "@frontdesk/platform/bench/figures";
import { type Rig, requesting } from "@frontdesk/platform/bench/rig";
import { hostileBodiesFor, type Schema } from "@frontdesk/platform/test/hostile";
import { alone, type Contestant, race } from "@frontdesk/server/bench/race";
import { defaultBodyBytes, publicBodyBytes } from "@frontdesk/server/ceilings";
import { NewPayment } from "../src/acceptance/payments/schema.ts";
import { NewTransaction } from "../src/card-payments/transactions/schema.ts";
import { basic } from "../test/shop.ts";
import type { Plan } from "./plan.ts";
import type { SeededStock } from "./seed.ts";

/** Multiple of the empty request. */
const most = 10;

/** The worst per operation, and one that once stopped the service. */
export async function measureHostile(rig: Rig<SeededStock>, plan: Plan): Promise<Figure[]> {
  const { key, stocks } = rig.seeded;
  const [merchantId] = Object.values(stocks).flatMap(({ merchants }) => merchants);
  const paths = {
    open: { path: "/payments", schema: NewPayment, bytes: publicBodyBytes },
    keyed: {
      path: `/merchants/${merchantId}/transactions`,
      schema: NewTransaction,
      bytes: defaultBodyBytes,
    },
  };
  const contestants: Record<string, Contestant> = {};
  for (const [name, { path, schema, bytes }] of Object.entries(paths)) {
    const operation = { method: "POST", url: path, bytes, addressLimit: undefined };
    const body = schema as unknown as Schema;
    const empty = requestTo(`POST ${path}`, key, { type: "application/json", body: "{}" });
    contestants[name] = alone(requesting(rig, () => empty, "4"));
    for (const { what, type, payload } of hostileBodiesFor({ ...operation, schema: body })) {
      const text = requestTo(`POST ${path}`, key, { type, body: payload() });
      contestants[`${name}: ${what}`] = alone(requesting(rig, () => text, "4"));
    }
  }
  const once = `{"plan":[${Array(300_000).fill("{}").join()}]}`;
  const text = requestTo("POST /payments", key, { type: "application/json", body: once });
  contestants["open: 300,000 parts of a plan"] = alone(requesting(rig, () => text, "4"));
  const { rounds } = plan;
  const results = await race(contestants, { rounds, span: { callers: 1, ms: plan.sliceMs } });
  return Object.keys(paths).map((kind) => {
    const bodies = Object.entries(results).filter(([name]) => name.startsWith(`${kind}: `));
    const ratios = bodies.map(([name, { p50Ms }]) => ({
      name,
      value: p50Ms / results[kind]!.p50Ms,
    }));
    const worst = ratios.reduce((one, other) => (other.value > one.value ? other : one));
    return {
      name: `the worst hostile body ÷ an empty one (${worst.name})`,
      value: worst.value,
      unit: "×",
      goal: { most },
    };
  });
}

function requestTo(
  route: string,
  key: string,
  { type, body }: { type?: string; body?: string } = {},
): string {
  const fields = [
    `${route} HTTP/1.1`,
    "Host: bench",
    `Authorization: ${basic(key)}`,
    "Accept: application/json",
    "Accept-Version: 1",
    ...(body === undefined ? [] : [`Content-Type: ${type}`, `Content-Length: ${body.length}`]),
  ];
  return `${fields.join("\r\n")}\r\n\r\n${body ?? ""}`;
}
