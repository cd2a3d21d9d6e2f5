/*
 * Everything the environment can say to this service, read once at the start. What is wrong is
 * told all at once, by the name of the variable.
 */
import { isIP } from "node:net";
import { isEmail } from "@frontdesk/people/mail/address";
import { keyringFrom } from "./keyring.ts";

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
  const problems = Object.entries(rules).flatMap(([name, { holds, wanted }]) => {
    const value = environment[name]?.trim() ?? "";
    return value === "" || holds(value) ? [] : [`${name} must be ${wanted}`];
  });
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  for (const name of read("DATABASE_URL") === undefined ? [] : ["MASTER_KEY", "OPERATOR_KEY"]) {
    if (read(name) === undefined) problems.push(`${name} must be set together with DATABASE_URL`);
  }
  if (problems.length > 0) throw new Error(`Settings: ${problems.join("; ")}`);

  const host = read("HOST") ?? "127.0.0.1";
  const port = Number(read("PAYMENTS_PORT") ?? 4010);
  return {
    dataFolder: read("FRONTDESK_DATA_DIR") ?? "./data",
    databaseUrl: read("DATABASE_URL"),
    host,
    port,
    publicUrl: (read("PAYMENTS_URL") ?? localUrl(host, port)).replace(/\/+$/, ""),
    operatorKey: read("OPERATOR_KEY"),
    masterKey: read("MASTER_KEY"),
    operatorRemote: read("OPERATOR_REMOTE") === "yes",
    smtpUrl: read("SMTP_URL"),
    mailFrom: read("MAIL_FROM") ?? "Frontdesk <frontdesk@localhost>",
    logLevel: read("LOG_LEVEL") ?? "info",
    trustProxy: read("TRUST_PROXY") ?? false,
    appsPerMinute: Number(read("APPS_PER_MINUTE") ?? 20),
    paymentsPerMinute: Number(read("PAYMENTS_PER_MINUTE") ?? 600),
  };
}

interface Rule {
  holds: (value: string) => boolean;
  wanted: string;
}

const rules: Record<string, Rule> = {
  DATABASE_URL: { holds: isUrl("postgres:", "postgresql:"), wanted: "a postgres:// address" },
  PAYMENTS_PORT: whole(0, 65_535),
  PAYMENTS_URL: { holds: isUrl("http:", "https:"), wanted: "an http:// or https:// address" },
  OPERATOR_KEY: { holds: (value) => value.length >= 16, wanted: "at least 16 characters long" },
  MASTER_KEY: { holds: isMasterKey, wanted: "32 bytes in base64 or hex, or several by version" },
  OPERATOR_REMOTE: { holds: (value) => /^(yes|no)$/.test(value), wanted: "yes or no" },
  SMTP_URL: { holds: isUrl("smtp:", "smtps:"), wanted: "an smtp:// or smtps:// address" },
  MAIL_FROM: {
    holds: (value) => isEmail(addressIn(value)),
    wanted: "an address, or Name <address>",
  },
  LOG_LEVEL: {
    holds: (value) => logLevels.includes(value),
    wanted: `one of ${logLevels.join(", ")}`,
  },
  TRUST_PROXY: { holds: isAddressList, wanted: "addresses or networks, separated by commas" },
  APPS_PER_MINUTE: whole(1, 1_000_000),
  PAYMENTS_PER_MINUTE: whole(1, 1_000_000),
};

function whole(least: number, most: number): Rule {
  return {
    holds: (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
    wanted: `a whole number from ${least} to ${most}`,
  };
}

function isMasterKey(value: string): boolean {
  try {
    keyringFrom(value);
    return true;
  } catch {
    return false;
  }
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
