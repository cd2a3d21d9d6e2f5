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
  yesOrNo,
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
  masterKey?: string | undefined;
  operatorKey?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** How many addresses may be invited, by one app or user and in the whole installation. */
  mostInvited: MostInvited;
  logLevel: string;
  /** Whether webhooks may go to addresses of private networks and of this machine. */
  webhooksToPrivate: boolean;
  /** The beginning of the names of webhooks' own headers. */
  webhookHeaderPrefix: string;
  /** Whether a token may stand in the query, as some published clients send it. */
  tokensInQuery: boolean;
  /** The most rows of one list with `limit=0`. */
  mostRows: number;
  /** The most active resources of an account; undefined is no limit. */
  mostResources?: number | undefined;
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
  const port = Number(read("SCHEDULING_PORT") ?? 4020);
  const mostResources = read("SCHEDULING_RESOURCES");
  return {
    dataFolder: read("FRONTDESK_DATA_DIR") ?? "./data",
    databaseUrl: read("DATABASE_URL"),
    host,
    port,
    publicUrl: (read("SCHEDULING_URL") ?? localUrl(host, port)).replace(/\/+$/, ""),
    masterKey: read("MASTER_KEY"),
    operatorKey: read("OPERATOR_KEY"),
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
    webhooksToPrivate: read("WEBHOOKS_TO_PRIVATE") === "yes",
    webhookHeaderPrefix: read("WEBHOOK_HEADER_PREFIX") ?? "X-Frontdesk",
    tokensInQuery: read("TOKENS_IN_QUERY") === "yes",
    mostRows: Number(read("SCHEDULING_LIST_ROWS") ?? 50_000),
    mostResources: mostResources === undefined ? undefined : Number(mostResources),
  };
}

/** Where the service listens when it runs alone. */
export function addressesOf(settings: Settings): [own: Address, door: Address] {
  const { host, port } = settings;
  return [{ setting: "SCHEDULING_PORT", host, port }, doorAddress(settings)];
}

const rules: Record<string, Rule> = {
  DATABASE_URL: secret(urlOf("postgres:", "postgresql:")),
  SCHEDULING_PORT: whole(0, 65_535),
  SCHEDULING_URL: urlOf("http:", "https:"),
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
  WEBHOOKS_TO_PRIVATE: yesOrNo,
  WEBHOOK_HEADER_PREFIX: {
    holds: (value) => /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(value),
    wanted: "letters, digits and hyphens",
  },
  TOKENS_IN_QUERY: yesOrNo,
  SCHEDULING_LIST_ROWS: whole(1, 10_000_000),
  SCHEDULING_RESOURCES: whole(1, 10_000_000),
};
