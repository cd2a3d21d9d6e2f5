import { setTimeout as wait } from "node:timers/promises";
import { makeCheckout } from "@frontdesk/payments/test/checkout";
import { type Belongings, makeBelongings } from "@frontdesk/payments/test/endpoints";
import { startTestPayments, type TestPayments } from "@frontdesk/payments/test/harness";
import { makeUser } from "@frontdesk/payments/test/persons";
import { basic, type Json, makeToken } from "@frontdesk/payments/test/shop";
import { masterKey, operatorKey } from "@frontdesk/platform/test/harness";
import { askAs, type Callers } from "./asking.ts";
import { Pool } from "./pool.ts";
import { freshTurns, type Target } from "./target.ts";

const numbers = ["4100000000000000", "5100000000000003"];

export async function openPayments(): Promise<Target> {
  const payments = await startTestPayments();
  const pool = new Pool();
  let turns = 0;
  const secretsOfOther = new Set<string>();
  const asking = {
    ...({ aud: "payments", server: payments.server, admin: payments.admin } as const),
    context: payments.context,
    ...(await settle(payments, pool, secretsOfOther)),
  };
  return {
    name: "payments",
    document: payments.server.swagger(),
    pool,
    secrets: new Set([operatorKey, masterKey, ...numbers]),
    secretsOfOther,
    given: new Set(),
    ask: (operation, request) => askAs(asking, operation, request),
    logged: () => payments.logged(),
    revive: async () => {
      const headers = { authorization: asking.callers.authorizations.own };
      const { status } = await payments.send(`GET /merchants/${asking.merchantId}`, { headers });
      turns += 1;
      if (status !== 200 || turns % freshTurns === 0)
        Object.assign(asking, await settle(payments, pool, secretsOfOther));
    },
    reconcile: async () => {
      await wait(300);
      const proof = await payments.send<Json>("POST /payments/operator/reconciliations", {
        key: operatorKey,
      });
      return proof.body.findings;
    },
    close: () => payments.close(),
  };
}

interface PaymentsTargetParts {
  merchantId: string;
  callers: Callers;
}

async function settle(
  payments: TestPayments,
  pool: Pool,
  secretsOfOther: Set<string>,
): Promise<PaymentsTargetParts> {
  const [own, other] = [await makeCheckout(payments), await makeCheckout(payments)];
  const belongings = await makeBelongings(payments, own);
  await makeBelongings(payments, other);
  const at = { app: own.app, merchantId: own.merchant.id };
  const there = { app: other.app, merchantId: other.merchant.id };
  const owner = await makeUser(payments, at, "owner");
  const stranger = await makeUser(payments, there, "owner");
  // An app's list of a merchant's apps contains its own key.
  secretsOfOther.add(other.key);
  fix(pool, belongings);
  pool.fix("key", own.merchant.key);
  pool.fix("name", "proof.png");
  for (const number of numbers) {
    pool.fix("number:token", (await makeToken(payments, "pcn", number)).token);
    pool.fix("code:token", (await makeToken(payments, "pcsc", "123")).token);
  }
  return {
    merchantId: own.merchant.id,
    callers: {
      authorizations: { own: basic(own.key), other: basic(other.key) },
      personIds: { own: owner.id, other: stranger.id },
    },
  };
}

function fix(pool: Pool, belongings: Belongings): void {
  for (const [name, id] of Object.entries(belongings)) pool.fix(name.replace(/Id$/, ""), id);
  pool.fix("authorization", belongings.transactionId);
  pool.fix("identity", belongings.appId);
  pool.fix("delivery", belongings.eventId);
}
