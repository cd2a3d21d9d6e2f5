/*
 * Everything the environment can say to this service, read once at the start. What is wrong is
 * told all at once, by the name of the variable.
 */
import { isIP } from "node:net";
import { isEmail } from "@frontdesk/people/mail/address";
import { keyringFrom } from "./vault/seal.ts";

export interface Settings {
  /** Where the embedded database, generated keys and unsent mail live. */
  dataFolder: string;
  databaseUrl?: string | undefined;
  host: string;
  port: number;
  /** The address callers reach this service at, without a slash at the end. */
  publicUrl: string;
  /** Both are made and kept in the data folder when absent, but only with an embedded database. */
  operatorKey?: string | undefined;
  masterKey?: string | undefined;
  /** Lets operators in from other machines than this one. */
  operatorRemote: boolean;
  smtpUrl?: string | undefined;
  mailFrom: string;
  logLevel: string;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: false | string;
  /** New apps per address and minute. */
  appsPerMinute: number;
  /** Customers' payments per address and minute; the vault takes twice as many. */
  paymentsPerMinute: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

// As @fastify/proxy-addr names them.
const namedNetworks = new Set(["loopback", "linklocal", "uniquelocal"]);
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads the settings; throws one Error that lists everything that is wrong. */
export function readSettings(environment: Environment = process.env): Settings {
  const problems: string[] = [];
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;

  function check(name: string, rule: (value: string) => boolean, wanted: string): void {
    const value = read(name);
    if (value !== undefined && !rule(value)) problems.push(`${name} must be ${wanted}`);
  }

  function whole(name: string, fallback: number, [least, most]: [number, number]): number {
    const isWhole = (value: string) =>
      /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
    check(name, isWhole, `a whole number from ${least} to ${most}`);
    return Number(read(name) ?? fallback);
  }

  function checkMasterKey(): void {
    const value = read("MASTER_KEY");
    try {
      if (value !== undefined) keyringFrom(value);
    } catch (error) {
      problems.push(`MASTER_KEY: ${(error as Error).message}`);
    }
  }

  function flag(name: string): boolean {
    check(name, (value) => /^(yes|no)$/.test(value), "yes or no");
    return read(name) === "yes";
  }

  check("DATABASE_URL", isUrl("postgres:", "postgresql:"), "a postgres:// address");
  check("PAYMENTS_URL", isUrl("http:", "https:"), "an http:// or https:// address");
  check("SMTP_URL", isUrl("smtp:", "smtps:"), "an smtp:// or smtps:// address");
  check("LOG_LEVEL", (value) => logLevels.includes(value), `one of ${logLevels.join(", ")}`);
  check("TRUST_PROXY", isAddressList, "addresses or networks, separated by commas");
  check("MAIL_FROM", (value) => isEmail(addressIn(value)), "an address, or Name <address>");
  checkMasterKey();
  check("OPERATOR_KEY", (value) => value.length >= 16, "at least 16 characters long");
  if (read("DATABASE_URL") !== undefined) {
    for (const name of ["MASTER_KEY", "OPERATOR_KEY"]) {
      if (read(name) === undefined) problems.push(`${name} must be set together with DATABASE_URL`);
    }
  }

  const host = read("HOST") ?? "127.0.0.1";
  const port = whole("PAYMENTS_PORT", 4010, [0, 65_535]);
  const settings: Settings = {
    dataFolder: read("FRONTDESK_DATA_DIR") ?? "./data",
    databaseUrl: read("DATABASE_URL"),
    host,
    port,
    publicUrl: (read("PAYMENTS_URL") ?? localUrl(host, port)).replace(/\/+$/, ""),
    operatorKey: read("OPERATOR_KEY"),
    masterKey: read("MASTER_KEY"),
    operatorRemote: flag("OPERATOR_REMOTE"),
    smtpUrl: read("SMTP_URL"),
    mailFrom: read("MAIL_FROM") ?? "Frontdesk <frontdesk@localhost>",
    logLevel: read("LOG_LEVEL") ?? "info",
    trustProxy: read("TRUST_PROXY") ?? false,
    appsPerMinute: whole("APPS_PER_MINUTE", 20, [1, 1_000_000]),
    paymentsPerMinute: whole("PAYMENTS_PER_MINUTE", 600, [1, 1_000_000]),
  };
  if (problems.length > 0) throw new Error(`Settings: ${problems.join("; ")}`);
  return settings;
}

/** The address of a service on this machine; a wildcard host is reached on loopback. */
export function localUrl(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function isUrl(...protocols: string[]): (value: string) => boolean {
  return (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isAddressList(value: string): boolean {
  return value.split(",").every((entry) => {
    const [address = "", bits, ...rest] = entry.trim().split("/");
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return namedNetworks.has(entry.trim());
    const most = version === 4 ? 32 : 128;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  });
}

function addressIn(sender: string): string {
  return /<([^<>]*)>$/.exec(sender)?.[1] ?? sender;
}
