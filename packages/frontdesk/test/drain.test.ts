import { askAt, makeEnvironment, type ProcessEnvironment } from "@frontdesk/payments/test/process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "./migrations.ts";
import { startWhole, type WholeProcess } from "./whole-process.ts";

let environment: ProcessEnvironment;
beforeAll(async () => {
  environment = await makeEnvironment(migrations);
});
afterAll(async () => await environment.remove());

const healthAt = ({ payments, scheduling, desk, door }: WholeProcess) =>
  Promise.all(
    [payments, scheduling, desk, door].map(async (url) => (await fetch(`${url}/health`)).status),
  );

describe("process after SIGTERM", () => {
  it("reports it at /health, serves, and closes each connection after a response", async () => {
    const whole = await startWhole(environment, { DRAIN_SECONDS: "300" });
    expect(await healthAt(whole)).toEqual([200, 200, 200, 200]);
    whole.process.kill("SIGTERM");
    await expect.poll(() => healthAt(whole)).toEqual([503, 503, 503, 503]);
    const { body } = await askAt<{ parts: object }>(whole.payments, "GET /health");
    expect(body.parts).toMatchObject({ serving: "is stopping", database: "ok" });
    const answer = await fetch(`${whole.payments}/apps`, {
      method: "POST",
      body: new URLSearchParams({ name: "shop" }),
    });
    expect([answer.status, answer.headers.get("connection")]).toEqual([201, "close"]);
    const alive = await fetch(`${whole.desk}/livez`);
    expect([alive.status, alive.headers.get("connection")]).toEqual([200, "close"]);
    // An immediate repetition would not count.
    await expect
      .poll(() => {
        whole.process.kill("SIGTERM");
        return whole.process.exitCode ?? whole.process.signalCode;
      })
      .toBe(1);
    expect(whole.output()).toContain("received a second stop signal");
  });

  it("exits with 0 after the drain time", async () => {
    const whole = await startWhole(environment, { DRAIN_SECONDS: "1", LOG_LEVEL: "info" });
    expect(await whole.end("SIGTERM")).toBe(0);
    expect(whole.output()).toMatch(/"stopping".*"stopped"/s);
  });

  it("exits at once after SIGINT, as for Ctrl-C", async () => {
    const whole = await startWhole(environment, { DRAIN_SECONDS: "300" });
    expect(await whole.end("SIGINT")).toBe(0);
  });
});
