import { describe, expect, it } from "vitest";
import { startScripted } from "../test/scripted.ts";
import { createClient } from "./client.ts";
import {
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PaymentError,
  PaymentsError,
  PermissionError,
  ProcessingError,
  RateLimitError,
  ServerError,
  ValidationError,
} from "./errors.ts";
import { createOperator } from "./operator/operator.ts";

async function failure(status: number, body: unknown, headers: Record<string, string> = {}) {
  await using server = await startScripted({ status, body, headers });
  const client = createClient({ url: server.url, retries: 0 });
  return await client.me().then(
    () => expect.fail("the call did not fail"),
    (error: unknown) => error,
  );
}

type Options = { url: string; retries: number };
const operatorOf = (options: Options) => createOperator({ ...options, key: "key" });

const processing = { code: 7, message: "Insufficient funds", text: "Insufficient funds" };

describe("unsuccessful response to the payments client", () => {
  it.each([
    [400, { message: "This cannot be read" }, PaymentsError, undefined],
    [400, { message: "Used before", code: "idempotency_key_reused" }, PaymentsError, undefined],
    [400, { code: "TOKEN_INVALID", message: "A token is invalid" }, PaymentError, "TOKEN_INVALID"],
    [401, { message: "A valid API key is needed" }, AuthenticationError, undefined],
    [403, { message: "No access", code: "claim_missing" }, PermissionError, "claim_missing"],
    [404, { message: "Not found" }, NotFoundError, undefined],
    [404, { message: "None", code: "ENDPOINT_NOT_FOUND" }, NotFoundError, "ENDPOINT_NOT_FOUND"],
    [409, { message: "Too late", code: "conflict" }, ConflictError, "conflict"],
    [413, { message: "Too large" }, PaymentsError, undefined],
    [429, { message: "Still going", code: "PAYMENT_RUNNING" }, RateLimitError, "PAYMENT_RUNNING"],
    [500, { message: "Internal server error" }, ServerError, undefined],
    [503, { message: "Service unavailable" }, ServerError, undefined],
  ])("with status %i and %j becomes its error", async (status, body, ErrorClass, code) => {
    const error = await failure(status, body, { "X-Request-Id": "request-of-a-test" });
    expect((error as Error).constructor).toBe(ErrorClass);
    expect(error).toMatchObject({
      name: ErrorClass.name,
      message: body.message,
      status,
      requestId: "request-of-a-test",
    });
    if (code !== undefined) expect(error).toMatchObject({ code });
  });

  it("with a list of problems is a ValidationError with all of them", async () => {
    const problems = [
      { field: "email", message: "is required" },
      { field: "company.country", message: "must be a country" },
    ];
    const error = await failure(400, problems);
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toBeInstanceOf(PaymentsError);
    expect(error).toMatchObject({
      name: "ValidationError",
      problems,
      message: "email is required; company.country must be a country",
    });
  });

  it("with a numeric code is a ProcessingError with the transaction", async () => {
    const body = { ...processing, client: true, merchant: false, transaction: { id: "ab12" } };
    const error = await failure(400, body);
    expect(error).toBeInstanceOf(ProcessingError);
    expect(error).toMatchObject({
      name: "ProcessingError",
      message: "Insufficient funds",
      code: 7,
      client: true,
      merchant: false,
      transactionId: "ab12",
    });
  });

  it("without a stored transaction names none", async () => {
    const error = await failure(400, { ...processing, client: true, merchant: false });
    expect(error).toMatchObject({ code: 7, transactionId: undefined });
  });

  it.each([
    ["7", 7_000],
    ["0", 0],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
    ["soon", undefined],
  ])("with Retry-After %s asks to wait %s ms", async (header, retryAfterMs) => {
    const error = await failure(429, { message: "Too many" }, { "Retry-After": header });
    expect(error).toMatchObject({ name: "RateLimitError", retryAfterMs });
  });

  it.each([
    ["a page of something in between", "<html>Bad gateway</html>"],
    ["nothing", ""],
    ["null", "null"],
  ])("that is %s still has its status", async (_what, text) => {
    await using server = await startScripted({ status: 502, text });
    const call = createClient({ url: server.url, retries: 0 }).me();
    const message = "The service responded with 502";
    await expect(call).rejects.toMatchObject({ name: "ServerError", status: 502, message });
  });

  it("a success that is not JSON is an error", async () => {
    await using server = await startScripted({ status: 200, text: "<html>Sign in</html>" });
    const call = createClient({ url: server.url }).me();
    await expect(call).rejects.toMatchObject({ name: "PaymentsError", status: 200 });
  });

  it.each([
    ["an object", (options: Options) => createClient(options).disputes.get("ab12")],
    ["a table", (options: Options) => createClient(options).transactions.csv("ab12")],
    ["a payout file", (options: Options) => operatorOf(options).payouts.file("ab12")],
    ["an evidence file", (options: Options) => createClient(options).disputes.file("ab12", "a")],
  ])("an empty success is an error in place of %s", async (_what, ask) => {
    await using server = await startScripted({ text: "" });
    const call = ask({ url: server.url, retries: 0 });
    await expect(call).rejects.toMatchObject({ name: "PaymentsError", status: 200 });
  });
});
