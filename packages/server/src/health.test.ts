import { describe, expect, it } from "vitest";
import { startServer } from "../test/harness.ts";

describe("GET /health", () => {
  const never = () => new Promise<undefined>(() => {});
  const failing = async () => {
    throw new Error("no database");
  };
  it.each([
    ["well", async () => undefined, 200, "ok", "ok"],
    ["ill", async () => "is full", 503, "unavailable", "is full"],
    ["failing", failing, 503, "unavailable", "failed"],
    ["hanging", never, 503, "unavailable", "does not answer"],
  ])("disk %s", async (_name, disk, code, status, state) => {
    const { server } = startServer({ parts: { database: async () => undefined, disk } });
    const answer = await server.inject({ url: "/health" });
    expect(answer.statusCode).toBe(code);
    const parts = { serving: "ok", database: "ok", disk: state };
    expect(answer.body).toBe(`${JSON.stringify({ status, parts })}\n`);
    await server.close();
  });
});
