import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPeople, type TestPeople } from "../../test/harness.ts";

let started: TestPeople;
let bodies = 0;
beforeAll(async () => {
  started = await startTestPeople({}, (server) => {
    server.addHook("preParsing", async (_request, _reply, payload) => {
      bodies += 1;
      return payload;
    });
  });
});
afterAll(() => started.close());

const post = async (url: string, remoteAddress: string) =>
  (await started.server.inject({ method: "POST", url, remoteAddress, payload: "email=a" }))
    .statusCode;

it("form limit: 600 a minute of a network; the body of another is not read", async () => {
  const pages = ["/sign-in", "/sign-up", "/forgot", "/second-factor", "/reset/x", "/join/x"];
  const statuses: number[] = [];
  for (let round = 0; round < 600; round += 1) {
    statuses.push(await post(pages[round % pages.length]!, "203.0.113.7"));
  }
  expect(statuses).not.toContain(429);
  expect(bodies).toBe(600);
  for (const page of pages) expect([page, await post(page, "203.0.113.7")]).toEqual([page, 429]);
  expect(bodies).toBe(600);
  expect(await post("/sign-in", "198.51.100.7")).not.toBe(429);
  const { statusCode } = await started.server.inject({
    url: "/sign-in",
    remoteAddress: "203.0.113.7",
  });
  expect(statusCode).toBe(200);
});
