import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type App, makeApp } from "../../../test/shop.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { appRequestsPerSecond: 5 } });
});
afterAll(() => payments.close());

async function calls(app: App, times: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => app.get("/me")));
  return answers.map(({ status }) => status).sort();
}

describe("calls of an app", () => {
  it("are answered with 429 beyond the limit, until a second is over", async () => {
    const app = await makeApp(payments);
    expect(await calls(app, 8)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const { status, headers, body } = await app.get("/me");
    expect([status, headers["retry-after"], body]).toEqual([
      429,
      "1",
      { message: "Too many requests" },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await app.get("/me")).status).toBe(200);
  });

  it("count per app", async () => {
    const [one, other] = [await makeApp(payments), await makeApp(payments)];
    await calls(one, 6);
    expect(await calls(other, 5)).toEqual([200, 200, 200, 200, 200]);
  });

  it("appear in the log with the client's address and the app's id", async () => {
    const app = await makeApp(payments);
    const before = payments.logged().length;
    await app.get("/me");
    const line = payments
      .logged()
      .slice(before)
      .split("\n")
      .find((one) => one.includes('"/me"'));
    expect(JSON.parse(line!)).toMatchObject({
      method: "GET",
      path: "/me",
      address: "127.0.0.1",
      caller: `app:${app.id}`,
    });
  });

  it("count in a bucket of this process, without a statement", async () => {
    const app = await makeApp(payments);
    await app.get("/me");
    const { rows } = await sql`select key from payments.limits
      where key like 'requestsByApp%'`.execute(payments.opened.db);
    expect(rows).toEqual([]);
  });

  it("do not count if the limit is off", async () => {
    const free = await startTestPayments({ settings: { appRequestsPerSecond: 0 } });
    const app = await makeApp(free);
    expect(new Set(await calls(app, 700))).toEqual(new Set([200]));
    await free.close();
  });
});
