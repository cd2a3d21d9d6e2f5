import { operatorKey } from "@frontdesk/platform/test/harness";
import {
  collectOperations,
  countWork,
  excessesOf,
  type Hostile,
  hostileBodiesFor,
  type Operation,
  pathOf,
} from "@frontdesk/platform/test/hostile";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tooOften } from "../src/core/refusals.ts";
import { startTestScheduling, type TestScheduling } from "./harness.ts";
import { makeStudio, type Studio } from "./studio.ts";

let scheduling: TestScheduling;
let operations: Operation[];
let studio: Studio;
beforeAll(async () => {
  ({ built: scheduling, operations } = await collectOperations(() => startTestScheduling()));
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const isOperators = ({ url }: Operation) => url.startsWith("/scheduling/operator");
const token = () => ({ authorization: `Bearer ${studio.token}` });
const asOperator = { authorization: `Bearer ${operatorKey}` };

async function send(operation: Operation, { type, payload }: Hostile, headers = {}) {
  const work = countWork();
  const { limits } = scheduling.context;
  const take = vi.spyOn(limits, "take").mockImplementation(async (name) => work.note(name));
  const ids = { account: studio.subdomain, id: "1" };
  const answer = await (isOperators(operation) ? scheduling.admin : scheduling.server).inject({
    method: operation.method as "POST",
    url: pathOf(operation, ids),
    headers: { "content-type": type, ...headers },
    payload: payload(),
  });
  work.stop();
  take.mockRestore();
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  const { errors = {} } = isJson ? answer.json<{ errors?: object }>() : {};
  const problems = Object.keys(errors).length;
  return { status: answer.statusCode, problems, ...work.counted };
}

describe("largest hostile body", () => {
  it("gets a refusal from every operation before any work", async () => {
    expect(operations.length).toBeGreaterThan(70);
    for (const operation of operations) {
      for (const body of hostileBodiesFor(operation)) {
        const headers = isOperators(operation) ? asOperator : token();
        const done = await send(operation, body, headers);
        expect(excessesOf(operation, body, done)).toEqual([]);
      }
    }
  });

  it("of an unknown caller stays unread, or the address limit counts first", async () => {
    const limited = new Set<string>();
    for (const operation of operations) {
      const [body] = hostileBodiesFor(operation);
      const { steps, status } = await send(operation, body!);
      const what = `${operation.method} ${operation.url}: ${status}`;
      if (operation.addressLimit === undefined) {
        expect(steps, what).not.toContain("validated");
      } else {
        limited.add(operation.addressLimit);
        expect(steps[0], what).toBe(operation.addressLimit);
      }
    }
    const ours = ["appointmentsByAddress", "detailsByAddress", "holdsByAddress", "tokensByAddress"];
    expect([...limited].sort()).toEqual(ours);
  });

  it("is not read beyond the address limit", async () => {
    for (const operation of operations.filter(({ addressLimit }) => addressLimit !== undefined)) {
      const work = countWork();
      const take = vi.spyOn(scheduling.context.limits, "take").mockRejectedValue(tooOften("9"));
      const parse = vi.spyOn(JSON, "parse");
      const { statusCode } = await scheduling.server.inject({
        method: operation.method as "POST",
        url: pathOf(operation, { account: studio.subdomain, token: "x" }),
        payload: { resource_ids: Array(1_000).fill({}) },
      });
      expect([statusCode, parse.mock.calls.length, work.counted.steps]).toEqual([429, 0, []]);
      for (const each of [parse, take]) each.mockRestore();
      work.stop();
    }
  });
});
