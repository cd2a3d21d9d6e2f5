/*
 * Everything the environment can say to this service, read once at the start. What is wrong is
 * told all at once, by the name of the variable.
 */

import { isSender } from "@frontdesk/people/mail/address";
import type { MostInvited } from "@frontdesk/people/throttle/invited";
import { isMasterKey } from "@frontdesk/platform/sealing/keyring";
import {
  type DoorSettings,
  doorAddress,
  doorRules,
  readDoor,
} from "@frontdesk/server/door-settings";
import {
  addressList,
  type Environment,
  localUrl,
  logLevel,
  type Rule,
  readEnvironment,
  secret,
  urlOf,
  whole,
} from "@frontdesk/server/environment";
import { type FloodSettings, floodRules, readFlood } from "@frontdesk/server/flood";
import type { Address } from "@frontdesk/server/listen";

export interface Settings extends DoorSettings, FloodSettings {
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
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** How many addresses may be invited, by one app or user and in the whole installation. */
  mostInvited: MostInvited;
  logLevel: string;
  /** New apps per address and minute. */
  appsPerMinute: number;
  /** Customers' payments per address and minute; the vault takes twice as many. */
  paymentsPerMinute: number;
  /** Where the ECB's exchange rates, or a copy of them, are fetched from every hour, if at all. */
  ratesUrl?: string | undefined;
  /** Calls of one app to one process; 0 is no limit. */
  appRequestsPerSecond: number;
}

/** Reads the settings; throws one Error that lists everything that is wrong. */
export function readSettings(environment: Environment = process.env): Settings {
  const read = readEnvironment(environment, rules, (read) =>
    ["MASTER_KEY", "OPERATOR_KEY"].flatMap((name) =>
      read("DATABASE_URL") === undefined || read(name) !== undefined
        ? []
        : [`${name} must be set together with DATABASE_URL`],
    ),
  );
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
    ...readDoor(read),
    ...readFlood(read),
    smtpUrl: read("SMTP_URL"),
    mailFrom: read("MAIL_FROM") ?? "Frontdesk <frontdesk@localhost>",
    mostInvited: {
      perHour: Number(read("INVITATIONS_PER_HOUR") ?? 5),
      perDay: Number(read("INVITATIONS_PER_DAY") ?? 20),
      perDayInAll: Number(read("INVITATIONS_PER_DAY_IN_ALL") ?? 500),
    },
    logLevel: read("LOG_LEVEL") ?? "info",
    trustProxy: read("TRUST_PROXY") ?? false,
    appsPerMinute: Number(read("APPS_PER_MINUTE") ?? 20),
    paymentsPerMinute: Number(read("PAYMENTS_PER_MINUTE") ?? 600),
    ratesUrl: read("RATES_URL"),
    appRequestsPerSecond: Number(read("APP_REQUESTS_PER_SECOND") ?? 500),
  };
}

/** Where the service listens when it runs alone. */
export function addressesOf(settings: Settings): [own: Address, door: Address] {
  const { host, port } = settings;
  return [{ setting: "PAYMENTS_PORT", host, port }, doorAddress(settings)];
}

const rules: Record<string, Rule> = {
  DATABASE_URL: secret(urlOf("postgres:", "postgresql:")),
  PAYMENTS_PORT: whole(0, 65_535),
  PAYMENTS_URL: urlOf("http:", "https:"),
  MASTER_KEY: secret({
    holds: isMasterKey,
    wanted: "32 bytes in base64 or hex, or several by version",
  }),
  ...doorRules,
  ...floodRules,
  SMTP_URL: secret(urlOf("smtp:", "smtps:")),
  MAIL_FROM: { holds: isSender, wanted: "an address, or Name <address>" },
  INVITATIONS_PER_HOUR: whole(1, 1_000_000),
  INVITATIONS_PER_DAY: whole(1, 1_000_000),
  INVITATIONS_PER_DAY_IN_ALL: whole(1, 1_000_000),
  LOG_LEVEL: logLevel,
  TRUST_PROXY: addressList,
  APPS_PER_MINUTE: whole(1, 1_000_000),
  PAYMENTS_PER_MINUTE: whole(1, 1_000_000),
  RATES_URL: urlOf("http:", "https:"),
  APP_REQUESTS_PER_SECOND: whole(0, 1_000_000),
};
