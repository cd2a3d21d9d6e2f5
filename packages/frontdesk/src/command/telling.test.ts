import { exampleOf } from "@frontdesk/payments/notifications/events/examples";
import type { Event } from "@frontdesk/payments-client/types";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Forward, Outcome } from "./forward.ts";
import { createEventPrinter } from "./telling.ts";

const event = exampleOf("transaction.captured") as Event;
const other = exampleOf("payout.paid") as Event;

function screen(fields: { isTTY?: boolean; columns?: number } = {}) {
  let text = "";
  const write = (part: string) => {
    text += part;
    return true;
  };
  return { stream: { write, ...fields }, text: () => text };
}

async function report(
  input: { isTTY?: boolean; columns?: number; json?: boolean },
  forward?: Forward,
) {
  const { json = false, ...fields } = input;
  const [out, err] = [screen(fields), screen(fields)];
  const printer = createEventPrinter({ out: out.stream, err: err.stream, json }, forward);
  printer.begin([["Service", "http://localhost"]]);
  await Promise.all([printer.tell(event), printer.tell(other)]);
  return { out: out.text(), err: err.text() };
}

afterEach(() => void vi.unstubAllEnvs());

const answering =
  (outcome: Outcome): Forward =>
  async () =>
    outcome;

describe("event output", () => {
  it("shows the result of each forward behind the event", async () => {
    const { out, err } = await report({}, answering({ status: 200, ms: 12 }));
    const lines = out.split("\n");
    expect(lines.slice(0, 2)).toEqual(["Service  http://localhost", ""]);
    expect(lines[2]).toMatch(/transaction\.captured .* 8\.00 EUR {2}200 in 12 ms$/);
    expect(lines[3]).toMatch(/payout\.paid .* 7\.79 EUR {2}200 in 12 ms$/);
    expect([lines.length, err]).toEqual([5, ""]);
  });

  it("only prints without a target", async () => {
    expect((await report({})).out).toMatch(/8\.00 EUR\n.*7\.79 EUR\n$/);
    const { stream, text } = screen();
    const { tell } = createEventPrinter({ out: stream, err: stream, json: false });
    await tell(exampleOf("fraud.reported") as Event);
    expect(text()).toMatch(/fraud\.reported +[0-9a-f]{24}\n$/);
  });

  it("explains a missing response", async () => {
    const { out } = await report({}, answering({ failure: "connection refused", ms: 3 }));
    expect(out).toMatch(/8\.00 EUR {2}connection refused in 3 ms\n/);
  });

  it("forwards one after the other, in order", async () => {
    const sent: string[] = [];
    await report({}, async ({ id }) => {
      sent.push(`begins ${id}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(`ends ${id}`);
      return { status: 200, ms: 5 };
    });
    expect(sent).toEqual([event, other].flatMap(({ id }) => [`begins ${id}`, `ends ${id}`]));
  });

  it("has colours at a terminal only, and a second line if narrow", async () => {
    vi.stubEnv("FORCE_COLOR", "1");
    const { out } = await report({ isTTY: true, columns: 80 }, answering({ status: 500, ms: 1 }));
    expect(out).toContain("\u001b[31m500\u001b[39m");
    expect(out).toMatch(/8\.00 EUR\n {8} {2}\S*500/);
    const plain = await report({}, answering({ status: 500, ms: 1 }));
    expect(plain.out).not.toContain("\u001b");
  });

  it("is JSON only, on request", async () => {
    const { out, err } = await report({ json: true }, answering({ status: 204, ms: 7 }));
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([event, other]);
    expect(err).toBe(
      `Service  http://localhost\n\n${event.id}  204 in 7 ms\n${other.id}  204 in 7 ms\n`,
    );
  });
});
