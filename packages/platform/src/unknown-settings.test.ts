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
  ])("are named with the setting that was meant: %s", (name, meant) => {
    expect(unknownSettings({ [name]: "x" })).toEqual([{ name, meant }]);
  });

  it.each(["DESK_ADDRESS", "FRONTDESK_FOLDER", "SMTP_PASSWORD", "SCHEDULING_WORKERS"])(
    "are named where they begin as ours do: %s",
    (name) => {
      expect(unknownSettings({ [name]: "x" })).toEqual([{ name }]);
    },
  );

  it("are not what other programs and the machine set", () => {
    const others = [
      ...["PATH", "HOME", "USER", "SHELL", "LANG", "PWD", "TERM", "HOSTNAME", "LOGNAME", "PORT"],
      ...["MAIL", "TZ", "NODE_ENV", "NODE_OPTIONS", "HTTP_PROXY", "https_proxy", "PGHOST"],
      ...["DESK_SERVICE_HOST", "DESK_SERVICE_PORT_HTTP", "DESK_PORT_4000_TCP_ADDR"],
      ...["INVOCATION_ID", "JOURNAL_STREAM", "STATE_DIRECTORY", "SYSTEMD_EXEC_PID"],
    ];
    expect(unknownSettings(Object.fromEntries(others.map((name) => [name, "x"])))).toEqual([]);
  });

  it("are told in one line, without their values", () => {
    const log = { warn: vi.fn() };
    warnOfUnknown(log, { DESK_URLS: "secret", SMTP_PASSWORD: "secret", HOST: "127.0.0.1" });
    expect(log.warn.mock.calls).toEqual([
      [
        { settings: ["DESK_URLS", "SMTP_PASSWORD"] },
        "unknown settings: DESK_URLS (DESK_URL is meant?), SMTP_PASSWORD",
      ],
    ]);
    warnOfUnknown(log, {});
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
