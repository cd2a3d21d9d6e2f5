import { onPostgres } from "@frontdesk/database/testing";
import type { Running } from "@frontdesk/platform/test/process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import { makeAccess, makeApplication, makePerson } from "../oauth.ts";
import { startProcess } from "../process.ts";

describe.runIf(onPostgres)("two processes on one PostgreSQL: rate limit", () => {
  let scheduling: TestScheduling;
  let processes: Running[];
  beforeAll(async () => {
    scheduling = await startTestScheduling();
    processes = await Promise.all([startProcess(scheduling), startProcess(scheduling)]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.end()));
    await scheduling.close();
  });

  async function ask(count: number, tokens: readonly string[]): Promise<Response[]> {
    return await Promise.all(
      Array.from({ length: count }, (_, index) => {
        const { url } = processes[index % processes.length]!;
        const token = tokens[Math.floor(index / processes.length) % tokens.length];
        return fetch(`${url}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
      }),
    );
  }

  it("pass exactly 33 of 60 requests of an application, for any users", async () => {
    const { id: applicationId } = await makeApplication(scheduling);
    const tokens = await Promise.all(
      ["Ann", "Bob", "Cy"].map(async (name) => {
        const { userId } = await makePerson(scheduling, name);
        return (await makeAccess(scheduling, { userId, applicationId })).accessToken;
      }),
    );
    const answers = await ask(60, tokens);
    const passed = answers.filter(({ status }) => status === 200);
    const refusals = answers.filter(({ status }) => status === 429);
    expect([passed.length, refusals.length]).toEqual([33, 27]);
    const left = passed.map(({ headers }) => Number(headers.get("x-ratelimit-remaining")));
    expect(left.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 33 }, (_, index) => index),
    );
    for (const { headers } of refusals) {
      expect(headers.get("x-ratelimit-limit")).toBe("33");
      expect(headers.get("x-ratelimit-remaining")).toBe("0");
      expect(headers.get("retry-after")).toMatch(/^(?:[1-9]|10)$/);
    }
  });

  it("count another application separately", async () => {
    const { userId } = await makePerson(scheduling);
    const { id: applicationId } = await makeApplication(scheduling);
    const { accessToken } = await makeAccess(scheduling, { userId, applicationId });
    const answers = await ask(33, [accessToken]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(33);
  });
});
