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
