// What the environment says to every service.
import { databaseUrl } from "@frontdesk/database/hosts";
import type { DoorSettings } from "@frontdesk/server/door-settings";
import { doorAddress, doorRules, readDoor } from "@frontdesk/server/door-settings";
import {
  addressList,
  type Environment,
  localUrl,
  logLevel,
  type Read,
  type Rule,
  secret,
  urlOf,
  whole,
  yesOrNo,
} from "@frontdesk/server/environment";
import { type FloodSettings, floodRules, readFlood } from "@frontdesk/server/flood";
import type { Address } from "@frontdesk/server/listen";
import type { Logger } from "pino";
import { isMasterKey } from "./sealing/keyring.ts";
import { unknownSettings } from "./unknown-settings.ts";

export interface OwnSettings extends DoorSettings, FloodSettings {
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
  /** Whether webhooks may go to addresses of private networks and of this machine. */
  webhooksToPrivate: boolean;
  logLevel: string;
  /** How long everything is still served after SIGTERM, while balancers notice. */
  drainMs: number;
}

/** What variables of a service begin with, and where it listens unless they say otherwise. */
export interface Naming {
  prefix: string;
  port: number;
}

export function rulesFor({ prefix }: Naming): Record<string, Rule> {
  return {
    DATABASE_URL: secret(databaseUrl),
    [`${prefix}_PORT`]: whole(0, 65_535),
    [`${prefix}_URL`]: urlOf("http:", "https:"),
    MASTER_KEY: secret({
      holds: isMasterKey,
      wanted: "32 bytes in base64 or hex, or several by version",
    }),
    ...doorRules,
    ...floodRules,
    WEBHOOKS_TO_PRIVATE: yesOrNo,
    LOG_LEVEL: logLevel,
    DRAIN_SECONDS: whole(0, 300),
    TRUST_PROXY: addressList,
  };
}

/** What is missing beside a database that is not our own: keys that every process shares. */
export function missingKeys(read: Read): string[] {
  return ["MASTER_KEY", "OPERATOR_KEY"].flatMap((name) =>
    read("DATABASE_URL") === undefined || read(name) !== undefined
      ? []
      : [`${name} must be set together with DATABASE_URL`],
  );
}

export function readOwn(read: Read, naming: Naming): OwnSettings {
  const host = read("HOST") ?? "127.0.0.1";
  const port = Number(read(`${naming.prefix}_PORT`) ?? naming.port);
  return {
    dataFolder: read("FRONTDESK_DATA_DIR") ?? "./data",
    databaseUrl: read("DATABASE_URL"),
    host,
    port,
    publicUrl: (read(`${naming.prefix}_URL`) ?? localUrl(host, port)).replace(/\/+$/, ""),
    masterKey: read("MASTER_KEY"),
    operatorKey: read("OPERATOR_KEY"),
    ...readDoor(read),
    ...readFlood(read),
    webhooksToPrivate: read("WEBHOOKS_TO_PRIVATE") === "yes",
    logLevel: read("LOG_LEVEL") ?? "info",
    drainMs: 1_000 * Number(read("DRAIN_SECONDS") ?? usualDrain(read)),
    trustProxy: read("TRUST_PROXY") ?? false,
  };
}

// A process with an embedded database is the only one, so nobody could take over from it.
const usualDrain = (read: Read) => (read("DATABASE_URL") === undefined ? 0 : 5);

/** Where a service listens when it runs alone. */
export function addressesFor(
  { prefix }: Naming,
  settings: OwnSettings,
): [own: Address, door: Address] {
  const { host, port } = settings;
  return [{ setting: `${prefix}_PORT`, host, port }, doorAddress(settings)];
}

/** Names in the log, all at once, what looks like a setting and is none. */
export function warnOfUnknown(
  log: Pick<Logger, "warn">,
  environment: Environment = process.env,
): void {
  const unknown = unknownSettings(environment);
  if (unknown.length === 0) return;
  const words = unknown.map(({ name, meant }) =>
    meant === undefined ? name : `${name} (${meant} is meant?)`,
  );
  log.warn({ settings: unknown.map(({ name }) => name) }, `unknown settings: ${words.join(", ")}`);
}
