import { onPostgres } from "@frontdesk/database/testing";
import { operatorKey, type Reply } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "../process.ts";
import { makePayment, makeShop, type Shop, send, type TransactionBody } from "../shop.ts";

describe.runIf(onPostgres)("two processes on one PostgreSQL", () => {
  let environment: ProcessEnvironment;
  let processes: PaymentsProcess[];
  let shop: Shop;
  beforeAll(async () => {
    environment = await makeEnvironment();
    processes = await Promise.all([startProcess(environment), startProcess(environment)]);
    shop = await makeShop(processes[0]!);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.end("SIGTERM")));
    await environment.remove();
  });

  type OperationReply = Reply<{ transaction: TransactionBody }>;

  async function post(index: number, path: string, body: object): Promise<OperationReply> {
    const sending = { key: shop.key, body };
    return await send(processes[index % 2]!, `POST /transactions/${path}`, sending);
  }

  async function read(id: string): Promise<TransactionBody> {
    const { body } = await send<{ transaction: TransactionBody }>(
      processes[1]!,
      `GET /transactions/${id}`,
      { key: shop.key },
    );
    return body.transaction;
  }

  it("allow exactly five of ten captures of 100 from 500, repeatedly", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await makePayment(processes[0]!, shop.merchant, { amount: 500 });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => post(index, `${id}/captures`, { amount: 100 })),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(5);
      expect(statuses.filter((status) => ![201, 400, 409].includes(status))).toEqual([]);
      const transaction = await read(id);
      expect([transaction.capturedAmount, transaction.trail.length]).toEqual([500, 5]);
    }
  });

  it("mix captures, voids and refunds without loss", async () => {
    const id = await makePayment(processes[0]!, shop.merchant, { amount: 1000 });
    await post(0, `${id}/captures`, { amount: 300 });
    const paths = Array.from(
      { length: 36 },
      (_, index) => ["captures", "voids", "refunds"][index % 3],
    );
    const answers = await Promise.all(
      paths.map((path, index) => post(index, `${id}/${path}`, { amount: 90 })),
    );
    const done = (path: string) =>
      answers.filter(({ status }, index) => status === 201 && paths[index] === path).length * 90;
    expect(await read(id)).toMatchObject({
      capturedAmount: 300 + done("captures"),
      voidedAmount: done("voids"),
      refundedAmount: done("refunds"),
    });
  });

  it("execute an idempotency key's request once", async () => {
    const id = await makePayment(processes[0]!, shop.merchant, { amount: 1000 });
    const sending = {
      key: shop.key,
      body: { amount: 100 },
      headers: { "idempotency-key": "one-of-many" },
    };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(processes[index % 2]!, `POST /transactions/${id}/captures`, sending),
      ),
    );
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
    expect((await read(id)).capturedAmount).toBe(100);
  });

  it("forget a revoked key within five seconds", async () => {
    const { app, key } = shop;
    const second = await send<{ key: { id: string; key: string } }>(
      processes[0]!,
      `POST /apps/${app.id}/keys`,
      { key, body: {} },
    );
    const other = second.body.key;
    expect((await send(processes[1]!, "GET /me", { key: other.key })).status).toBe(200);
    const path = `DELETE /apps/${app.id}/keys/${other.id}` as const;
    expect((await send(processes[0]!, path, { key })).status).toBe(204);
    await expect
      .poll(async () => (await send(processes[1]!, "GET /me", { key: other.key })).status, {
        interval: 250,
      })
      .toBe(401);
  });

  it("agree on the ledger", async () => {
    const proof = await send(processes[1]!, "POST /payments/operator/reconciliations", {
      key: operatorKey,
    });
    expect(proof.body).toMatchObject({ findings: [] });
  });
});
