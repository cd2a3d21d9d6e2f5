import type { Transport } from "@frontdesk/rest";
import { afterEach, describe, expect, it, vi } from "vitest";
import { operatorsOf } from "./operator.ts";
import { readAllSettings } from "./settings.ts";

const settings = readAllSettings({ OPERATOR_KEY: "operator-key-of-the-tests" });
const minuteMs = 60_000;
afterEach(() => void vi.useRealTimers());

const answering = (text: string, afterMs = 0, statusCode = 200): Transport => {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    return { statusCode, headers: {}, bytes: new TextEncoder().encode(text) };
  };
};

async function notifiedAfter(minutes: number, transport: Transport): Promise<unknown> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { payments } = operatorsOf(settings, transport);
  const notice = payments((operator) => operator.reconcile()).catch(
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(minutes * minuteMs);
  return await notice;
}

describe("operator request", () => {
  it("may take an hour, the limit of the admin listener", async () => {
    const text = '{"findings":[],"complete":true}';
    expect(await notifiedAfter(60, answering(text, 59.5 * minuteMs))).toBe(text);
  });

  it("times out after that", async () => {
    const notice = await notifiedAfter(62, answering("{}", 120 * minuteMs));
    expect(notice).toMatch(/^No service answers at http:\/\/127\.0\.0\.1:4019$/);
  });

  it.each([
    ["payments", '{"message":"Operator key needed"}'],
    ["scheduling", '{"error":"unauthorized","error_description":"Operator key needed"}'],
    ["desk", '{"message":"Operator key needed"}'],
  ] as const)("with a wrong key gets a message about the key: %s", async (service, body) => {
    const operators = operatorsOf(settings, answering(body, 0, 401));
    const request = {
      payments: () => operators.payments((operator) => operator.reconcile()),
      scheduling: () => operators.scheduling((operator) => operator.actions()),
      desk: () => operators.desk((operator) => operator.list()),
    };
    await expect(request[service]()).rejects.toThrow(
      "The operator key in OPERATOR_KEY is wrong: the service at http://127.0.0.1:4019 refuses it",
    );
  });

  it("returns the response byte for byte", async () => {
    const text = '[\n{"id" : "5f"}\n]\n';
    const { payments, scheduling } = operatorsOf(settings, answering(text));
    expect(await payments(({ rates }) => rates.list())).toBe(text);
    expect(await scheduling((operator) => operator.actions())).toBe(text);
  });

  it("has no idempotency key", async () => {
    const send = vi.fn<Transport>(answering('{"dispute":{}}', 0, 201));
    const { payments } = operatorsOf(settings, send);
    await payments(({ disputes }) => disputes.open({ transactionId: "5f", amount: 100 }));
    const { headers } = send.mock.calls[0]![0];
    expect(headers).toMatchObject({ authorization: expect.stringMatching(/^Basic /) });
    expect(headers).not.toHaveProperty("idempotency-key");
  });

  it("runs once, and shows the service's refusal", async () => {
    const problems = '[{"field":"iban","message":"is no IBAN"},{"field":"b","message":"is odd"}]';
    const refusing = answering(problems, 0, 400);
    const send = vi.fn<Transport>(refusing);
    const { payments } = operatorsOf(settings, send);
    const refusal = payments(({ merchants }) => merchants.setBank("5f", { iban: "x" }));
    await expect(refusal).rejects.toThrow("400 iban is no IBAN; b is odd");
    const described = '{"error":"not_found","error_description":"There is no such account"}';
    const missing = operatorsOf(settings, answering(described, 0, 404)).scheduling;
    const suspended = missing(({ accounts }) => accounts.suspend(9));
    await expect(suspended).rejects.toThrow("404 There is no such account");
    const ill = vi.fn<Transport>(answering('{"message":"later"}', 0, 503));
    const unlucky = operatorsOf(settings, ill).payments((operator) => operator.rates.list());
    await expect(unlucky).rejects.toThrow("503 later");
    expect([send.mock.calls.length, ill.mock.calls.length]).toEqual([1, 1]);
  });
});
