import type { Logger } from "pino";
import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

function logged(...fields: [object, string?]): Record<string, unknown> {
  return lineOf((log) => log.info(...fields));
}

function lineOf(write: (log: Logger) => void): Record<string, unknown> {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  write(createLog({ level: "info", destination }));
  return JSON.parse(lines.join(""));
}

const hidden = "[redacted]";

describe("log of a server", () => {
  it.each([
    { authorization: "Basic abc" },
    { headers: { Authorization: "x", cookie: "y", "set-cookie": ["z"], "idempotency-key": "k" } },
    { body: { card: { number: "4100 0000 0000 0000", code: "123" }, password: "p" } },
    { list: [{ token: "t" }, { value: 5 }] },
    { masterKey: "k", OPERATOR_KEY: "k", clientSecret: "s", resetToken: "t" },
  ])("hides the secrets of %j", (fields) => {
    const secrets = /Basic|"x"|"y"|"z"|"k"|"p"|"s"|"t"|123|4100|5/;
    const { time, ...line } = logged(fields);
    expect(JSON.stringify(line)).not.toMatch(secrets);
    expect(JSON.stringify(line)).toContain(hidden);
  });

  it("keeps fields without secrets", () => {
    const fields = {
      app: "64d8f0123456789012345678",
      id: "90755830-3280-4455-8a2f-240849544612",
      note: "see 12345678-1234-1234-1234-123456789012",
      amount: 5,
      list: [1],
      none: null,
    };
    expect(logged(fields, "text")).toMatchObject({ ...fields, level: "info", msg: "text" });
  });

  it("keeps error codes and the ids of authorisations", () => {
    const authorization = "64d8f0123456789012345678";
    const codes = ["ECONNREFUSED", "card_declined", "TRANSACTION_NOT_FOUND", "events_expired"];
    expect(logged({ authorization, codes: codes.map((code) => ({ code })) })).toMatchObject({
      authorization,
      codes: codes.map((code) => ({ code })),
    });
    expect(logged({ authorization: "90755830-3280-4455-8a2f-240849544612" })).toMatchObject({
      authorization: "90755830-3280-4455-8a2f-240849544612",
    });
  });

  it.each(["123", "0042", "123456", "ABCDE-12345", "SplxlOBeZQQYbYS6WxSbIA", "a".repeat(43), 123])(
    "hides the code %s, a possible secret",
    (code) => {
      expect(logged({ code })).toMatchObject({ code: hidden });
    },
  );

  it.each(["Basic YTpi", "Bearer 64d8f0123456789012345678", "64d8", ["64d8f0123456789012345678"]])(
    "hides credentials: %s",
    (authorization) => {
      expect(logged({ authorization })).toMatchObject({ authorization: hidden });
    },
  );

  it.each(["4100000000000000", "4100 0000 0000 0000", "5100-0000-0000-0000", "410000000000"])(
    "hides the card number %s in any text",
    (number) => {
      expect(logged({ note: `card ${number}.` })).toMatchObject({ note: `card ${hidden}.` });
    },
  );

  it("describes errors with their cause and no other fields", () => {
    const cause = Object.assign(new Error("duplicate 4100000000000000"), {
      code: "23505",
      constraint: "cards_key",
      query: "insert into cards",
      parameters: ["4100000000000000"],
    });
    const { err } = logged({ err: new Error("failed", { cause }) });
    expect(err).toEqual({
      type: "Error",
      message: "failed",
      stack: expect.stringContaining("log.test.ts"),
      cause: {
        type: "Error",
        message: `duplicate ${hidden}`,
        stack: expect.any(String),
        code: "23505",
        constraint: "cards_key",
      },
    });
  });

  it("request: shows method and path only", () => {
    const req = { method: "GET", url: "/pay?key=1", headers: { cookie: "a" } };
    expect(logged({ req: Object.assign(Object.create({}), req) })).toMatchObject({
      req: { method: "GET", path: "/pay" },
    });
  });

  it("accepts circular objects", () => {
    const ring: Record<string, unknown> = { token: "t" };
    ring.ring = ring;
    expect(JSON.stringify(logged({ ring }))).toContain("[deep]");
  });

  it("hides the fields of children", () => {
    const line = lineOf((log) => log.child({ job: "payouts", key: "k" }).info("text"));
    expect(line).toMatchObject({ job: "payouts", key: hidden });
  });
});
