// A process that is told to stop goes on serving until balancers have noticed.
import { askAt, type Ground, givenGround } from "@frontdesk/payments/test/process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "./migrations.ts";
import { startWhole, type WholeProcess } from "./whole-process.ts";

let ground: Ground;
beforeAll(async () => {
  ground = await givenGround(migrations);
});
afterAll(async () => await ground.remove());

const healthAt = ({ payments, scheduling, desk, door }: WholeProcess) =>
  Promise.all(
    [payments, scheduling, desk, door].map(async (url) => (await fetch(`${url}/health`)).status),
  );

describe("a process of everything that was sent SIGTERM", () => {
  it("says so at /health, serves on, and ends each connection with its answer", async () => {
    const whole = await startWhole(ground, { DRAIN_SECONDS: "300" });
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
    // A second signal, once it is not the same one repeated, ends it at once.
    await expect
      .poll(() => {
        whole.process.kill("SIGTERM");
        return whole.process.exitCode ?? whole.process.signalCode;
      })
      .toBe(1);
    expect(whole.output()).toContain("told to stop twice");
  });

  it("leaves with 0 once that time is over", async () => {
    const whole = await startWhole(ground, { DRAIN_SECONDS: "1", LOG_LEVEL: "info" });
    expect(await whole.end("SIGTERM")).toBe(0);
    expect(whole.output()).toMatch(/"stopping".*"stopped"/s);
  });

  it("does not wait after SIGINT, as Ctrl-C at a terminal", async () => {
    const whole = await startWhole(ground, { DRAIN_SECONDS: "300" });
    expect(await whole.end("SIGINT")).toBe(0);
  });
});
