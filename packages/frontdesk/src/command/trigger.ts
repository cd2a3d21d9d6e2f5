import type { Event } from "@frontdesk/payments-client/types";
import { merchantOf, startOf } from "./merchants.ts";
import { asApp } from "./shop.ts";
import { createEventPrinter } from "./telling.ts";
import { obstacles, type Scenario, scenarios } from "./trigger-scenarios.ts";

const patienceMs = 15_000;

export async function trigger(type: string, merchantId: string, json: boolean): Promise<void> {
  const scenario = scenarioOf(type);
  await asApp(async (client) => {
    const merchant = await merchantOf(client, merchantId);
    if (!merchant.test) {
      throw new Error(`${merchantId} is a live merchant: use a test merchant`);
    }
    const after = await startOf(client, merchantId, undefined);
    const subjectId = await scenario(client, merchant);
    const { tell } = createEventPrinter({ out: process.stdout, err: process.stderr, json });
    const signal = AbortSignal.timeout(patienceMs);
    const printUntilType = async (): Promise<void> => {
      for await (const event of client.events.follow(merchantId, { after, signal })) {
        if (!isAbout(event, subjectId) && event.type !== type) continue;
        await tell(event);
        if (event.type === type) return;
      }
    };
    await printUntilType().catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
      throw new Error(`No ${type} arrived within ${patienceMs / 1000} s`, { cause });
    });
  });
}

function scenarioOf(type: string): Scenario {
  const [scenario, obstacle] = [scenarios, obstacles].map((table) =>
    Object.hasOwn(table, type) ? table[type] : undefined,
  ) as [Scenario | undefined, string | undefined];
  if (scenario !== undefined) return scenario;
  const why = obstacle === undefined ? "the type is unknown" : obstacle;
  const others = `the known types are ${Object.keys(scenarios).join(", ")}`;
  throw new Error(`Cannot trigger ${type}: ${why}; ${others}`);
}

function isAbout({ data }: Event, subjectId: string | undefined): boolean {
  const messages = Object.values(data) as { id?: string; transactionId?: string | null }[];
  return (
    subjectId !== undefined &&
    messages.some((one) => one.id === subjectId || one.transactionId === subjectId)
  );
}
