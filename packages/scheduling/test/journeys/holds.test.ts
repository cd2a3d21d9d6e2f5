import { onPostgres, rounds } from "@frontdesk/database/testing";
import type { Running } from "@frontdesk/platform/test/process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { makeCounter, monday } from "../counter.ts";
import { type Answer, countStatuses } from "../crowd.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import { startProcess } from "../process.ts";

const customers = 100;
const hours = ["09", "11", "13"];

type Asking = Record<"round" | "turn", number>;

describe.runIf(onPostgres)("two processes on one PostgreSQL: holds", () => {
  let scheduling: TestScheduling;
  let processes: Running[];
  beforeAll(async () => {
    scheduling = await startTestScheduling();
    const behind = { TRUST_PROXY: "127.0.0.1" };
    processes = await Promise.all([
      startProcess(scheduling, behind),
      startProcess(scheduling, behind),
    ]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.end()));
    await scheduling.close();
  });

  async function ask({ round, turn }: Asking, subdomain: string, body: object): Promise<Answer> {
    const { url } = processes[turn % processes.length]!;
    const address = `198.18.${round}.${turn}`;
    const response = await fetch(`${url}/public/v1/${subdomain}/appointments`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  it("give one slot to one of a hundred customers", async () => {
    let counter = await makeCounter(scheduling);
    for (let round = 0; round < rounds; round += 1) {
      if (round % hours.length === 0 && round > 0) counter = await makeCounter(scheduling);
      const { subdomain, serviceId } = counter;
      const body = {
        service_id: serviceId,
        timezone: "UTC",
        starts_at: `${monday}T${hours[round % hours.length]}:00:00Z`,
      };
      const answers = await Promise.all(
        Array.from({ length: customers }, (_, index) =>
          ask({ round, turn: index }, subdomain, body),
        ),
      );
      expect(countStatuses(answers)).toEqual({ 201: 1, 409: customers - 1 });
      const messages = answers.filter(({ status }) => status === 409).map(({ body }) => body.error);
      expect(new Set(messages)).toEqual(new Set(["slot_taken"]));
    }
    expect((await reconcile(scheduling.context)).findings).toEqual([]);
    expect(processes.map((process) => process.output()).join("")).not.toContain('"level":50');
  }, 3_600_000);
});
