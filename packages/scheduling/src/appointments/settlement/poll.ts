/* Every five minutes. Finds even late payments, and those of an outage. */
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import {
  breakConnection,
  type ConnectionRow,
  savePollCursor,
  saveSwept,
  takeDueConnections,
} from "../../money/connections/store.ts";
import {
  type GatewayMerchant,
  gatewayErrorOf,
  type PaymentGateway,
} from "../../money/payment-gateway/gateway.ts";
import { listProvedAdministrators } from "../../parties/users/proved.ts";
import { openBudget } from "./budget.ts";
import { goThrough } from "./go-through.ts";
import { hear } from "./hear.ts";
import { gatewayThrough } from "./look.ts";
import { brokenMail } from "./mail.ts";

const pollEveryMs = 5 * 60_000;
const batchSize = 20;

export async function pollDue(
  context: Context,
  { isElsewhere, signal }: { isElsewhere: boolean; signal?: AbortSignal | undefined },
): Promise<number> {
  const now = context.now();
  const nextAt = new Date(now.getTime() + pollEveryMs);
  const request = { now, nextAt, most: batchSize, isElsewhere };
  const connections = await takeDueConnections(context.db, request);
  await Promise.all(connections.map((connection) => poll(context, connection, signal)));
  return connections.length;
}

async function poll(
  context: Context,
  connection: ConnectionRow,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { account_id: accountId, merchant_id: merchantId } = connection;
  await noting(context, accountId, async () => {
    const gateway = gatewayThrough(context, connection);
    const merchant = await readMerchant(context, connection, gateway);
    if (merchant === undefined) return;
    await saveSwept(context.db, { accountId, merchantId, merchant, at: context.now() });
    const steps = [goThrough, hear];
    for (const advance of steps) {
      await noting(context, accountId, async () => {
        const going = { connection, gateway, budget: openBudget(signal) };
        const isThrough = await advance(context, going);
        if (!isThrough) await savePollCursor(context.db, connection, context.now());
      });
    }
  });
}

async function noting(context: Context, account: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    context.log.warn({ err, account }, "polling the payments of a merchant failed");
  }
}

async function readMerchant(
  context: Context,
  connection: ConnectionRow,
  gateway: PaymentGateway,
): Promise<GatewayMerchant | undefined> {
  try {
    return await gateway.merchant();
  } catch (error) {
    const trouble = gatewayErrorOf(error);
    if (trouble === undefined || trouble === "away") throw error;
    await atomically(context.db, async (db) => {
      if (!(await breakConnection(db, connection, context.now()))) return;
      for (const { email: to } of await listProvedAdministrators(db, connection.account_id)) {
        await context.post.send(db, brokenMail(to));
      }
    });
    return undefined;
  }
}
