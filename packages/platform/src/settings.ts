import { databaseUrl } from "@frontdesk/database/hosts";
import type { AdminListenerSettings } from "@frontdesk/server/admin-listener-settings";
import {
  adminAddress,
  adminListenerRules,
  readAdminListener,
} from "@frontdesk/server/admin-listener-settings";
import {
  type ConnectionLimits,
  connectionRules,
  readConnectionLimits,
} from "@frontdesk/server/connection-limits";
import {
  addressList,
  type Environment,
  localUrl,
  logLevel,
  type ReadSetting,
  type Rule,
  secret,
  urlOf,
  whole,
  yesOrNo,
} from "@frontdesk/server/environment";
import type { Address } from "@frontdesk/server/listen";
import type { Logger } from "pino";
import { isMasterKey } from "./sealing/keyring.ts";
import { unknownSettings } from "./unknown-settings.ts";

export interface OwnSettings extends AdminListenerSettings, ConnectionLimits {
  dataFolder: string;
  databaseUrl?: string | undefined;
  host: string;
  port: number;
  publicUrl: string;
  /** With an embedded database, missing keys are created in the data folder. */
  masterKey?: string | undefined;
  operatorKey?: string | undefined;
  webhooksToPrivate: boolean;
  logLevel: string;
  /** Serves on after SIGTERM, until load balancers notice. */
  drainMs: number;
}

export interface SettingNames {
  prefix: string;
  port: number;
}

export function rulesFor({ prefix }: SettingNames): Record<string, Rule> {
  return {
    DATABASE_URL: secret(databaseUrl),
    [`${prefix}_PORT`]: whole(0, 65_535),
    [`${prefix}_URL`]: urlOf("http:", "https:"),
    MASTER_KEY: secret({
      holds: isMasterKey,
      expected: "32 bytes in base64 or hex, or several by version",
    }),
    ...adminListenerRules,
    ...connectionRules,
    WEBHOOKS_TO_PRIVATE: yesOrNo,
    LOG_LEVEL: logLevel,
    DRAIN_SECONDS: whole(0, 300),
    TRUST_PROXY: addressList,
  };
}

/** The keys must be equal in every process. */
export function missingKeys(read: ReadSetting): string[] {
  return ["MASTER_KEY", "OPERATOR_KEY"].flatMap((name) =>
    read("DATABASE_URL") === undefined || read(name) !== undefined
      ? []
      : [`${name} must be set together with DATABASE_URL`],
  );
}

export function readOwn(read: ReadSetting, assignment: SettingNames): OwnSettings {
  const host = read("HOST") ?? "127.0.0.1";
  const port = Number(read(`${assignment.prefix}_PORT`) ?? assignment.port);
  return {
    dataFolder: read("FRONTDESK_DATA_DIR") ?? "./data",
    databaseUrl: read("DATABASE_URL"),
    host,
    port,
    publicUrl: (read(`${assignment.prefix}_URL`) ?? localUrl(host, port)).replace(/\/+$/, ""),
    masterKey: read("MASTER_KEY"),
    operatorKey: read("OPERATOR_KEY"),
    ...readAdminListener(read),
    ...readConnectionLimits(read),
    webhooksToPrivate: read("WEBHOOKS_TO_PRIVATE") === "yes",
    logLevel: read("LOG_LEVEL") ?? "info",
    drainMs: 1_000 * Number(read("DRAIN_SECONDS") ?? usualDrain(read)),
    trustProxy: read("TRUST_PROXY") ?? false,
  };
}

// The only process on an embedded database has no successor to wait for.
const usualDrain = (read: ReadSetting) => (read("DATABASE_URL") === undefined ? 0 : 5);

export function addressesFor(
  { prefix }: SettingNames,
  settings: OwnSettings,
): [own: Address, door: Address] {
  const { host, port } = settings;
  return [{ setting: `${prefix}_PORT`, host, port }, adminAddress(settings)];
}

export function warnOfUnknown(
  log: Pick<Logger, "warn">,
  environment: Environment = process.env,
): void {
  const unknown = unknownSettings(environment);
  if (unknown.length === 0) return;
  const words = unknown.map(({ name, meant }) =>
    meant === undefined ? name : `${name} (did you mean ${meant}?)`,
  );
  log.warn({ settings: unknown.map(({ name }) => name) }, `unknown settings: ${words.join(", ")}`);
}
