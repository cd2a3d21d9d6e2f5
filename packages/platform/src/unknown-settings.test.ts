import { describe, expect, it, vi } from "vitest";
import { warnOfUnknown } from "./settings.ts";
import { unknownSettings } from "./unknown-settings.ts";

describe("unknown settings", () => {
  it.each([
    ["DATABASE_ULR", "DATABASE_URL"],
    ["database_url", "DATABASE_URL"],
    ["LOGLEVEL", "LOG_LEVEL"],
    ["TRUSTPROXY", "TRUST_PROXY"],
    ["ACCOUNT", "ACCOUNTS"],
    ["MASTER_KEY_FIEL", "MASTER_KEY_FILE"],
    ["PAYMENT_URL", "PAYMENTS_URL"],
  ])("suggest the intended setting: %s", (name, meant) => {
    expect(unknownSettings({ [name]: "x" })).toEqual([{ name, meant }]);
  });

  it.each(["DESK_ADDRESS", "FRONTDESK_FOLDER", "SMTP_PASSWORD", "SCHEDULING_WORKERS"])(
    "include names with one of our prefixes: %s",
    (name) => {
      expect(unknownSettings({ [name]: "x" })).toEqual([{ name }]);
    },
  );

  it("exclude variables of other programs and the machine", () => {
    const others = [
      "PATH",
      "HOME",
      "USER",
      "SHELL",
      "LANG",
      "PWD",
      "TERM",
      "HOSTNAME",
      "LOGNAME",
      "PORT",
      "MAIL",
      "TZ",
      "NODE_ENV",
      "NODE_OPTIONS",
      "HTTP_PROXY",
      "https_proxy",
      "PGHOST",
      "DESK_SERVICE_HOST",
      "DESK_SERVICE_PORT_HTTP",
      "DESK_PORT_4000_TCP_ADDR",
      "INVOCATION_ID",
      "JOURNAL_STREAM",
      "STATE_DIRECTORY",
      "SYSTEMD_EXEC_PID",
    ];
    expect(unknownSettings(Object.fromEntries(others.map((name) => [name, "x"])))).toEqual([]);
  });

  it("appear in one log line, without values", () => {
    const log = { warn: vi.fn() };
    warnOfUnknown(log, { DESK_URLS: "secret", SMTP_PASSWORD: "secret", HOST: "127.0.0.1" });
    expect(log.warn.mock.calls).toEqual([
      [
        { settings: ["DESK_URLS", "SMTP_PASSWORD"] },
        "unknown settings: DESK_URLS (did you mean DESK_URL?), SMTP_PASSWORD",
      ],
    ]);
    warnOfUnknown(log, {});
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
