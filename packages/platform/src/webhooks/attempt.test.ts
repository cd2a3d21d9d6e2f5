import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Receiver, reactions, startReceiver } from "../../test/receiver.ts";
import { attemptSending, type Sending, type SentRequest } from "./deliver.ts";
import { createOutgoing } from "./outgoing.ts";
import { newSecret, signedHeaders } from "./signature.ts";

const at = new Date("2026-11-22T08:00:00Z");
const id = "6920c1a43e81f2c09b3d5e71";
const body = '{"type":"transaction.captured"}';
const secret = newSecret();
const outgoing = createOutgoing({ mayBePrivate: true, timeoutMs: 60_000 });
const impatient = createOutgoing({ mayBePrivate: true, timeoutMs: 200 });

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(async () => {
  await Promise.all([outgoing.close(), impatient.close()]);
  await receiver.close();
});

function send(sign: Sending["sign"] = signed, by = outgoing): Promise<SentRequest> {
  return attemptSending({ now: () => at, outgoing: by }, { url: receiver.url, body, sign });
}

const signed = (at: Date) => signedHeaders({ id, body, at, secrets: [secret] });

describe("webhook attempt", () => {
  it("has a signature for its start time", async () => {
    receiver.react(() => [200, "thanks"]);
    const sent = await send();
    expect(sent).toMatchObject({ at, isTaken: true, answer: { code: 200, body: "thanks" } });
    expect(sent.headers).toEqual(signed(at));
    expect([receiver.received.length, receiver.missigned(secret)]).toEqual([1, []]);
  });

  it("measures the time to the last byte of the answer", async () => {
    receiver.react(reactions.isLateBy(60));
    expect((await send()).ms).toBeGreaterThanOrEqual(55);
    receiver.react(() => (response) => {
      response.write("and");
      setTimeout(() => response.end("then"), 60);
    });
    const sent = await send();
    expect(sent).toMatchObject({ isTaken: true, answer: { body: "andthen" } });
    expect(sent.ms).toBeGreaterThanOrEqual(55);
  });

  it.each([
    [200, true],
    [299, true],
    [301, false],
    [307, false],
    [404, false],
    [410, false],
    [500, false],
  ])("answered with %i is delivered: %s", async (code, isTaken) => {
    receiver.react(() => [code, "", { location: receiver.url }]);
    const before = receiver.received.length;
    expect(await send()).toMatchObject({ isTaken, answer: { code } });
    expect(receiver.received).toHaveLength(before + 1);
  });

  it.each([
    ["stops midway", reactions.stopsMidway, impatient, "no answer in time"],
    ["never comes", reactions.hangs, impatient, "no answer in time"],
    ["never ends", reactions.isEndless, outgoing, "answer too long"],
  ])("is not delivered when the answer %s", async (_title, reaction, by, failure) => {
    receiver.react(reaction);
    const { isTaken, answer } = await send(signed, by);
    expect([isTaken, answer]).toEqual([false, { code: null, failure }]);
  });

  it("does not go out without its secret", async () => {
    const before = receiver.received.length;
    const sent = await send(() => undefined);
    expect(sent).toMatchObject({ headers: {}, isTaken: false, answer: { failure: "secret lost" } });
    expect(receiver.received).toHaveLength(before);
  });
});

describe("pause requested by a receiver", () => {
  it.each([
    [429, "7", 7_000],
    [502, "7", 7_000],
    [503, " 7 ", 7_000],
    [504, "7", 7_000],
    [429, "3600", 3_600_000],
    [429, "86400", 3_600_000],
    [429, new Date(at.getTime() + 90_000).toUTCString(), 90_000],
    [429, new Date(at.getTime() - 90_000).toUTCString(), 0],
    [429, "soon", 0],
    [429, "-5", 0],
    [429, "", 0],
    [500, "7", 0],
    [404, "7", 0],
    [200, "7", 0],
  ])("applies with %i and %j", async (code, text, requestedMs) => {
    receiver.react(() => [code, "", { "retry-after": text }]);
    expect((await send()).askedMs).toBe(requestedMs);
  });
});
