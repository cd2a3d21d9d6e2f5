import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Attempt, goOn } from "./attempt.ts";

type Reply = [status: number, body: object, headers?: Record<string, string>] | "lost";
let replies: Reply[];
let requests: { url: string; body: { hints: unknown[] } }[];

beforeEach(() => {
  vi.useFakeTimers();
  replies = [];
  requests = [];
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    requests.push({ url, body: JSON.parse(body) });
    const reply = replies.shift() ?? "lost";
    if (reply === "lost") throw new TypeError("no connection");
    const [status, answer, headers = {}] = reply;
    return Response.json(answer, { status, headers });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const newAttempt = (): Attempt => ({ api: "", order: { a: 1 }, hints: [], isInDoubt: false });
const noFrame = async () => undefined;
const paid: Reply = [201, { authorizationId: "t1" }];
const running: Reply = [429, { code: "PAYMENT_RUNNING" }, { "retry-after": "1" }];
const limited: Reply = [429, { code: "RATE_LIMITED" }, { "retry-after": "900" }];
const challenge = (type: string): Reply => [
  201,
  { challenges: [{ name: "c", type, path: "/payments/challenges/c" }] },
];

async function outcomeOf(attempt: Attempt, loadFrame: Parameters<typeof goOn>[1] = noFrame) {
  const outcome = goOn(attempt, loadFrame);
  await vi.runAllTimersAsync();
  return await outcome;
}

describe("payment attempt", () => {
  it("is paid", async () => {
    replies = [paid];
    expect(await outcomeOf(newAttempt())).toEqual({ kind: "paid", id: "t1", isCaptured: false });
  });

  it("is captured if the answer says so", async () => {
    replies = [[201, { authorizationId: "t1", captured: true }]];
    expect(await outcomeOf(newAttempt())).toEqual({ kind: "paid", id: "t1", isCaptured: true });
  });

  it("repeats the same order after a lost answer or a server error", async () => {
    replies = ["lost", [502, {}], paid];
    expect(await outcomeOf(newAttempt())).toEqual({ kind: "paid", id: "t1", isCaptured: false });
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it("waits for the requested time", async () => {
    replies = [running, running, paid];
    expect(await outcomeOf(newAttempt())).toEqual({ kind: "paid", id: "t1", isCaptured: false });
  });

  it("is in doubt without an answer, until one arrives", async () => {
    const attempt = newAttempt();
    expect(await outcomeOf(attempt)).toEqual({ kind: "unknown" });
    replies = [limited];
    expect(await outcomeOf(attempt)).toEqual({ kind: "unknown" });
    replies = [[400, { code: "PAYMENT_INSUFFICIENT_FUNDS" }]];
    expect(await outcomeOf(attempt)).toEqual({ kind: "refused", problem: "funds" });
  });

  it("reports a rate limit if nothing was sent before", async () => {
    replies = [limited];
    expect(await outcomeOf(newAttempt())).toEqual({ kind: "refused", problem: "busy" });
  });

  it("sends all hints of the challenges", async () => {
    replies = [
      challenge("background-iframe"),
      [201, { action: "https://bank.example", fields: { a: "b" }, timeout: 5, hints: ["late"] }],
      challenge("fetch"),
      [201, { hints: ["h2"] }],
      paid,
    ];
    const frames: object[] = [];
    const outcome = await outcomeOf(newAttempt(), async (request) => {
      frames.push(request);
      return ["h1"];
    });
    expect(outcome).toEqual({ kind: "paid", id: "t1", isCaptured: false });
    expect(frames).toMatchObject([{ isHidden: true, method: "POST", hints: ["late"] }]);
    expect(requests.map(({ url, body }) => [url, body.hints])).toEqual([
      ["/payments", []],
      ["/payments/challenges/c", []],
      ["/payments", ["h1"]],
      ["/payments/challenges/c", ["h1"]],
      ["/payments", ["h1", "h2"]],
    ]);
  });

  it("ends on cancellation or endless challenges", async () => {
    replies = [challenge("iframe"), [201, { action: "https://bank.example", fields: {} }]];
    expect(await outcomeOf(newAttempt())).toEqual({ kind: "refused", problem: "tds" });
    replies = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0 ? challenge("fetch") : [201, { hints: ["h"] }],
    );
    expect(await outcomeOf(newAttempt())).toEqual({ kind: "refused", problem: "tds" });
  });
});
