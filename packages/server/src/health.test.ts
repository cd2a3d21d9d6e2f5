import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { startServer } from "../test/harness.ts";

describe("GET /health", () => {
  it.each([
    ["ready", async () => true, 200, '{"status":"ok"}\n'],
    ["not ready", async () => false, 503, '{"status":"unavailable"}\n'],
    [
      "failing",
      async () => {
        throw new Error("no database");
      },
      503,
      '{"status":"unavailable"}\n',
    ],
    ["hanging", () => new Promise<boolean>(() => {}), 503, '{"status":"unavailable"}\n'],
  ])("of a server that is %s", async (_name, isReady, status, body) => {
    const { server } = startServer({ isReady });
    const answer = await server.inject({ url: "/health" });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(body);
    await server.close();
  });
});

describe("GET /metrics", () => {
  it("counts requests by method, route and status, and those in flight", async () => {
    const { server } = startServer();
    const schema = { response: { 200: Type.Object({}) } };
    server.get("/things/:id", { schema }, async () => ({}));
    for (const url of ["/things/1", "/things/2", "/nothing", "/%"]) await server.inject({ url });
    const { body, headers } = await server.inject({ url: "/metrics" });
    expect(headers["content-type"]).toMatch(/^text\/plain; version=/);
    const count = "http_request_duration_seconds_count";
    expect(body).toContain(`${count}{method="GET",route="/things/:id",status="2xx"} 2\n`);
    expect(body).toContain(`${count}{method="GET",route="unmatched",status="4xx"} 2\n`);
    expect(body).toContain("http_requests_in_flight 1\n");
    expect(body).toContain("process_cpu_seconds_total");
    await server.close();
  });

  it("are apart for each server of a process", async () => {
    const first = startServer().server;
    const second = startServer().server;
    await first.inject({ url: "/nothing" });
    const { body } = await second.inject({ url: "/metrics" });
    expect(body).not.toContain("unmatched");
    await Promise.all([first.close(), second.close()]);
  });
});
