import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@frontdesk/database/database";
import type { PaymentsProcess } from "@frontdesk/payments/test/process";
import type { Receiver } from "@frontdesk/payments/torture/receiver";
import { operatorKey } from "@frontdesk/platform/test/harness";
import type { Call } from "../model/call.ts";
import { judgePayments } from "../model/payments.ts";
import type { Finding } from "../part.ts";
import { readPayments } from "./evidence.ts";
import { countUndone, findBalance, listAuthorizations, listMovements } from "./store.ts";
import { cardBalance, type PaymentsWorld, price } from "./world.ts";

interface PaymentsEvidence {
  world: PaymentsWorld;
  calls: readonly Call[];
  receiver: Receiver;
  databaseUrl: string;
  log(line: string): void;
}

export async function judgeMerchant(
  process: PaymentsProcess,
  { world, calls, receiver, databaseUrl, log }: PaymentsEvidence,
): Promise<Finding[]> {
  const { db, close } = await openDatabase({ url: databaseUrl });
  try {
    const undone = await settled(() => countUndone(db));
    const payments = await readPayments(process, world);
    log(`${payments.transactions.length} payments, ${payments.lines.length} lines`);
    const evidence = {
      ...payments,
      calls,
      price,
      authorizations: await listAuthorizations(db),
      issuer: {
        before: cardBalance,
        movements: await listMovements(db),
        after: await findBalance(db),
      },
      received: new Set(receiver.taken.map(({ id }) => id)),
    };
    const reconciled = await process.send("POST /payments/operator/reconciliations", {
      key: operatorKey,
    });
    return [
      ...receiver.faults.slice(0, 10),
      ...(undone === undefined ? [] : [`still undone: ${JSON.stringify(undone)}`]),
      ...judgePayments(evidence),
      ...(/"findings":\[\]/.test(reconciled.text) ? [] : [`reconcile: ${reconciled.text}`]),
    ];
  } finally {
    await close();
  }
}

async function settled(
  count: () => Promise<Record<string, number>>,
): Promise<Record<string, number> | undefined> {
  for (let round = 0; round < 600; round += 1) {
    const undone = await count();
    if (Object.values(undone).every((left) => left === 0)) return undefined;
    await wait(500);
  }
  return await count();
}
