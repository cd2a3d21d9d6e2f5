import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { thorough } from "@frontdesk/database/testing";
import { listenTo } from "@frontdesk/server/test/listening";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Behind, bodyOf, startBehind } from "../../test/behind.ts";
import { makePage, startTestDesk } from "../../test/harness.ts";

let behind: Behind;
beforeAll(async () => {
  behind = await startBehind();
});
afterAll(() => behind.close());

describe("gateway stream", () => {
  const listen = (cookie: string) =>
    listenTo({
      port: new URL(behind.desk.url).port,
      path: "/api/payments/merchants/1/events/stream",
      headers: { cookie },
    });

  it("passes data at once, and ends when the browser leaves", async () => {
    const listening = await listen(behind.page.cookie);
    expect(listening.answer.headers["content-type"]).toBe("text/event-stream");
    await expect.poll(() => listening.text()).toBe("retry: 2000\n\n");
    for (const response of behind.shop.streams) response.write("data: 1\n\n");
    await expect.poll(() => listening.text()).toBe("retry: 2000\n\ndata: 1\n\n");
    listening.request.destroy();
    await expect.poll(() => behind.shop.streams.size).toBe(0);
  });

  it("ends within seconds of its session, unlike others", async () => {
    const other = await makePage(behind.desk);
    const [kept, ending] = [await listen(behind.page.cookie), await listen(other.cookie)];
    await delay(2_500);
    expect(behind.shop.streams.size).toBe(2);
    await other.visitor.get("/me");
    const token = /name="form_token" value="([^"]+)"/.exec(other.visitor.page)?.[1] ?? "";
    await other.visitor.post("/sign-out", { form_token: token });
    expect(await ending.ended).toBe("cut off");
    await expect.poll(() => behind.shop.streams.size).toBe(1);
    kept.request.destroy();
    await expect.poll(() => behind.shop.streams.size).toBe(0);
  });
});

describe("service failure", () => {
  it("during a response cuts it off instead of ending it", async () => {
    const listening = await listenTo({
      port: new URL(behind.desk.url).port,
      path: "/api/payments/cut",
      headers: { cookie: behind.page.cookie },
    });
    expect(await listening.ended).toBe("cut off");
    expect(listening.text()).toContain("id,amount");
  });

  it("before the response to a change leaves the outcome open, with a message", async () => {
    const [status, answer] = await bodyOf(
      await behind.page.ask("POST /api/payments/lost", { body: "{}" }),
    );
    expect([status, answer.code]).toEqual([502, "outcome_unknown"]);
    expect(answer.message).toContain("Payments");
  });

  it("before the response to a read changes nothing", async () => {
    const [status, answer] = await bodyOf(await behind.page.ask("GET /api/payments/lost"));
    expect([status, answer.code]).toEqual([503, "service_away"]);
  });

  it("ends once the service is back", async () => {
    expect((await bodyOf(await behind.page.ask("GET /api/payments/me")))[0]).toBe(200);
  });
});

it("gateway: reports an unreachable service, and that nothing happened", async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const other = await startTestDesk({
    settings: () => ({ paymentsAt: nowhere, schedulingAt: "http://127.0.0.1:1" }),
  });
  const someone = await makePage(other);
  for (const route of ["POST /api/payments/things", "PUT /api/scheduling/v1/things"]) {
    const answer = await someone.ask(route, { body: "{}" });
    expect(answer.headers["content-type"]).toContain("application/json");
    const [status, { message, code }] = await bodyOf(answer);
    expect([status, code]).toEqual([503, "service_away"]);
    expect(message).toMatch(/^(Payments|Scheduling) is not available right now, and nothing/);
  }
  await other.close();
});

describe.runIf(thorough)("endless request body", { timeout: 60_000 }, () => {
  it("gets a refusal, and stops at the service too", async () => {
    behind.shop.came.splice(0);
    const { port } = new URL(behind.desk.url);
    const socket = connect(Number(port), "127.0.0.1");
    let text = "";
    socket.on("data", (piece) => (text += piece)).on("error", () => {});
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(
      "POST /api/payments/things HTTP/1.1\r\nHost: a\r\n" +
        `Cookie: ${behind.page.cookie}\r\nX-Desk: 1\r\nSec-Fetch-Site: same-origin\r\n` +
        "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    );
    await closed;
    expect(text).toMatch(/^HTTP\/1.1 408 /);
    expect(behind.shop.came).toEqual([]);
  });
});
