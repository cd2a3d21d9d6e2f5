import { describe, expect, it } from "vitest";
import { clientOf, reject, report } from "../test/mocked.ts";
import type { SchedulingClient } from "./client.ts";
import {
  AuthenticationError,
  ClashError,
  ConflictError,
  GrantError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  SchedulingError,
  ServerError,
  SlotTakenError,
  ValidationError,
} from "./errors.ts";

async function failure(status: number, body: unknown, headers: Record<string, string> = {}) {
  const { client } = clientOf([report(body, { status, headers })]);
  return await client.me().then(
    () => expect.fail("the call did not fail"),
    (error: unknown) => error,
  );
}

describe("unsuccessful response to the scheduling client", () => {
  it.each([
    [400, "bad_request", SchedulingError],
    [400, "invalid_grant", GrantError],
    [401, "invalid_token", AuthenticationError],
    [403, "insufficient_scope", PermissionError],
    [404, "not_found", NotFoundError],
    [409, "conflict", ConflictError],
    [412, "precondition_failed", SchedulingError],
    [429, "rate_limited", RateLimitError],
    [500, "server_error", ServerError],
    [503, "server_error", ServerError],
  ])("with status %i and %s becomes its error", async (status, code, ErrorClass) => {
    const error = await failure(status, reject(code), { "X-Request-Id": "request-of-a-test" });
    expect((error as Error).constructor).toBe(ErrorClass);
    expect(error).toBeInstanceOf(SchedulingError);
    const { name } = ErrorClass;
    const existing = { name, status, code, requestId: "request-of-a-test" };
    expect(error).toMatchObject({ ...existing, message: "What is wrong" });
  });

  it("with problems is a ValidationError with all of them", async () => {
    const errors = { duration: ["is required"], start_date: ["must be a date", "is too late"] };
    const error = await failure(422, { ...reject("unprocessable_entity"), errors });
    expect((error as Error).constructor).toBe(ValidationError);
    expect(error).toMatchObject({ problems: errors, message: "What is wrong", status: 422 });
  });

  it("with a refused time is a SlotTakenError with its reason and free times", async () => {
    const next = [{ date: "2026-11-23", start: 600, starts_at: "2026-11-23T10:00:00Z" }];
    const why = { reason: "taken", blockers: [{ kind: "appointment", id: 3 }], next };
    const error = await failure(409, { ...reject("slot_taken"), ...why });
    expect((error as Error).constructor).toBe(SlotTakenError);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ ...why, code: "slot_taken", status: 409 });
    expect(await failure(409, reject("slot_taken"))).toMatchObject({ blockers: [], next: [] });
  });

  it.each([400, 422])("with clashes and status %i is a ClashError with them", async (status) => {
    const clashes = [{ date: "2026-11-23", resource_id: 7, reason: "time_off" }];
    const errors = { waiting: ["would be needed"] };
    const error = await failure(status, { ...reject("clash"), errors, clashes });
    expect((error as Error).constructor).toBe(ClashError);
    expect(error).toMatchObject({ clashes, message: "What is wrong", status });
  });

  it.each([
    ["7", 7_000],
    ["0", 0],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
    ["soon", undefined],
  ])("with Retry-After %s asks to wait %s ms", async (header, retryAfterMs) => {
    const error = await failure(429, reject("rate_limited"), { "Retry-After": header });
    expect(error).toMatchObject({ name: "RateLimitError", retryAfterMs });
  });

  it.each([
    ["a page of something in between", "<html>Bad gateway</html>"],
    ["nothing", ""],
    ["null", "null"],
  ])("that is %s still has its status", async (_what, body) => {
    const { client } = clientOf([{ statusCode: 502, body }]);
    const message = "The service responded with 502";
    await expect(client.me()).rejects.toMatchObject({ name: "ServerError", status: 502, message });
  });

  it("a success that is not JSON is an error", async () => {
    const { client } = clientOf([{ body: "<html>Sign in</html>" }]);
    await expect(client.me()).rejects.toMatchObject({ name: "SchedulingError", status: 200 });
  });

  it.each([
    ["an object", (client: SchedulingClient) => client.me()],
    ["a list", (client: SchedulingClient) => client.account("studio").clients.list().page()],
    ["an export", (client: SchedulingClient) => client.account("studio").clients.export(3)],
    ["a table", (client: SchedulingClient) => client.account("studio").bookings.csv({})],
  ])("an empty success is an error in place of %s", async (_what, ask) => {
    const { client } = clientOf([{ statusCode: 200, body: "" }]);
    await expect(ask(client)).rejects.toMatchObject({ name: "SchedulingError", status: 200 });
  });
});
