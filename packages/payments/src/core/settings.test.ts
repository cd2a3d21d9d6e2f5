import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const postgres = {
  DATABASE_URL: "postgres://frontdesk@localhost/frontdesk",
  MASTER_KEY: "0".repeat(64),
  OPERATOR_KEY: "an operator's own long key",
};

describe("payment settings", () => {
  it("default to one machine and an embedded database", () => {
    expect(readSettings({})).toEqual({
      accountsAreTrusted: true,
      deskUrl: undefined,
      drainMs: 0,
      dataFolder: "./data",
      databaseUrl: undefined,
      host: "127.0.0.1",
      port: 4010,
      publicUrl: "http://127.0.0.1:4010",
      operatorKey: undefined,
      masterKey: undefined,
      operatorHost: "127.0.0.1",
      operatorPort: 4019,
      operatorUrl: "http://127.0.0.1:4019",
      smtpUrl: undefined,
      mailFrom: "Frontdesk <frontdesk@localhost>",
      mostInvited: { perHour: 5, perDay: 20, perDayInAll: 500 },
      logLevel: "info",
      trustProxy: false,
      connectionsPerAddress: 1_000,
      bodiesPerAddress: 64,
      appsPerMinute: 20,
      paymentsPerMinute: 600,
      ratesUrl: undefined,
      appRequestsPerSecond: 500,
      webhooksToPrivate: false,
    });
  });

  it("come from the environment", () => {
    const environment = {
      ...postgres,
      HOST: "0.0.0.0",
      PAYMENTS_PORT: "80",
      PAYMENTS_URL: "https://pay.example.com/",
      OPERATOR_HOST: "10.0.0.1",
      OPERATOR_PORT: "81",
      TRUST_PROXY: "10.0.0.0/8, ::1, loopback",
      CONNECTIONS_PER_ADDRESS: "7",
      BODIES_PER_ADDRESS: "3",
    };
    expect(readSettings(environment)).toMatchObject({
      databaseUrl: postgres.DATABASE_URL,
      publicUrl: "https://pay.example.com",
      port: 80,
      operatorHost: "10.0.0.1",
      operatorUrl: "http://10.0.0.1:81",
      trustProxy: "10.0.0.0/8, ::1, loopback",
      connectionsPerAddress: 7,
      bodiesPerAddress: 3,
    });
  });

  it.each([
    ["0.0.0.0", "http://127.0.0.1:4010"],
    ["::", "http://127.0.0.1:4010"],
    ["::1", "http://[::1]:4010"],
    ["shop.local", "http://shop.local:4010"],
  ])("derive the public URL from the host %s", (HOST, publicUrl) => {
    expect(readSettings({ HOST }).publicUrl).toBe(publicUrl);
  });

  it.each([
    [{ PAYMENTS_PORT: "http" }, "PAYMENTS_PORT must be a whole number from 0 to 65535"],
    [{ PAYMENTS_PORT: "65536" }, "PAYMENTS_PORT must be a whole number"],
    [{ PAYMENTS_PORT: "-1" }, "PAYMENTS_PORT must be a whole number"],
    [
      { PAYMENTS_URL: "pay.example.com" },
      "PAYMENTS_URL must be an address with http:// or https://",
    ],
    [{ PAYMENTS_URL: "javascript:alert(1)" }, "PAYMENTS_URL must be"],
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be an address with smtp:// or smtps://"],
    [
      { DATABASE_URL: "mysql://localhost" },
      "DATABASE_URL must be an address with postgres:// or postgresql://",
    ],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error"],
    [{ OPERATOR_KEY: "x".repeat(23) }, "OPERATOR_KEY must be at least 24 characters long"],
    [{ OPERATOR_REMOTE: "yes" }, /OPERATOR_REMOTE must be removed: use OPERATOR_HOST/],
    [{ TRUST_PROXY: "banana" }, "TRUST_PROXY must be addresses or networks"],
    [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY must be addresses or networks"],
    [{ MASTER_KEY: "short" }, "MASTER_KEY must be 32 bytes in base64 or hex"],
    [{ MAIL_FROM: "nobody" }, "MAIL_FROM must be an address"],
    [{ APPS_PER_MINUTE: "0" }, "APPS_PER_MINUTE must be a whole number"],
    [{ ...postgres, MASTER_KEY: undefined }, "MASTER_KEY must be set together with DATABASE_URL"],
    [{ ...postgres, OPERATOR_KEY: " " }, "OPERATOR_KEY must be set together with DATABASE_URL"],
  ])("refuse %o", (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it("report all errors at once, without secrets", () => {
    const secret = "s3cret";
    const environment = { PAYMENTS_PORT: "x", LOG_LEVEL: "y", OPERATOR_KEY: secret };
    expect(() => readSettings(environment)).toThrow(
      /PAYMENTS_PORT.*LOG_LEVEL|LOG_LEVEL.*PAYMENTS_PORT/,
    );
    expect(() => readSettings(environment)).not.toThrow(secret);
  });
});
