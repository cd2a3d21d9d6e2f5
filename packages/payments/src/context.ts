import type { Database, OpenDatabase } from "@frontdesk/database/database";
import { type Jobs, startJobs } from "@frontdesk/database/jobs";
import { openPost, type Post } from "@frontdesk/people/mail/mail";
import type { AttendanceOptions } from "@frontdesk/platform/sealing/attend";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { type GiveUp, type OpenedKeys, openKeys } from "@frontdesk/platform/sealing/open";
import { operatorKeyFile, secretOf } from "@frontdesk/platform/secrets";
import { fitKey } from "@frontdesk/server/door-settings";
import type { Logger } from "pino";
import type { Acquirer } from "./acquirer/acquirer.ts";
import { createSimulator } from "./acquirer/simulator/simulator.ts";
import { createDirectory, type IssuerParts } from "./issuer/issuer.ts";
import { createPaymentLimits, type PaymentLimits } from "./limits/limits.ts";
import { ownKeys } from "./own-keys.ts";
import { loadSnapshot } from "./rates/rates.ts";
import type { Settings } from "./settings.ts";
import { type DirectoryServer, defaultTimes } from "./tds/directory.ts";
import type { Tds } from "./tds/place.ts";
import { receiveResult } from "./tds/receive.ts";

/** What every operation is given; inside a database transaction `db` is that transaction. */
export interface Context {
  db: Database;
  health: OpenDatabase["health"];
  /** True when the database is embedded in this process. */
  embedded: boolean;
  now: () => Date;
  log: Logger;
  keyring: Keyring;
  /** How the keys were opened. */
  keys: OpenedKeys;
  acquirers: Acquirers;
  tds: Tds;
  /** The simulated issuer, whose pages are served here. */
  issuer: IssuerParts;
  /** Tells the acquirer what was decided; woken after a decision, it need not wait for its turn. */
  delivery: { wake(): void };
  limits: PaymentLimits;
  jobs: Jobs;
  post: Post;
  settings: Settings & { operatorKey: string };
}

export interface Acquirers {
  /** Takes the authorisations of test merchants. */
  test: Acquirer;
  /** Takes those of live merchants; without it they get processing error 27. */
  live?: Acquirer | undefined;
}

export interface ContextParts {
  settings: Settings;
  opened: OpenDatabase;
  log: Logger;
  now?: (() => Date) | undefined;
  /** Notes that a master key is given up; without this none is. */
  giveUp?: GiveUp | undefined;
  /** How the rotation of the master key is paced, where it is to differ from the usual. */
  pace?: Partial<AttendanceOptions> | undefined;
  /** The acquirer of live merchants. */
  live?: Acquirer | undefined;
  /** The directory server for live merchants; without it their cards count as not enrolled. */
  liveDirectory?: DirectoryServer | undefined;
}

/** Makes the context on a migrated database; its jobs run until they are stopped. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const { settings: given, opened, log, now = () => new Date(), live, liveDirectory } = parts;
  const { db, embedded, health } = opened;
  const settings = {
    ...given,
    operatorKey: fitKey(secretOf(given.operatorKey, given.dataFolder, operatorKeyFile)),
  };
  const { masterKey, dataFolder: folder } = settings;
  const { giveUp } = parts;
  const keys = await openKeys(db, { masterKey, folder, names: ownKeys, giveUp });
  const { keyring } = keys;
  await loadSnapshot(db);
  const jobs = await startJobs(opened, log);
  const post = await openPost({
    jobs,
    smtpUrl: settings.smtpUrl,
    folder: `${settings.dataFolder}/mail`,
    from: settings.mailFrom,
    log,
  });
  const times = { ...defaultTimes };
  const issuer: IssuerParts = {
    db,
    now,
    log,
    url: settings.publicUrl,
    times,
    deliver: (result) => receiveResult({ db, now, keyring, log }, result),
  };
  return {
    db,
    health,
    embedded,
    now,
    log,
    keyring,
    keys,
    acquirers: { test: createSimulator({ db, now, log }), live },
    tds: { directories: { test: createDirectory(issuer), live: liveDirectory }, times },
    issuer,
    delivery: { wake: () => {} },
    limits: createPaymentLimits(opened, settings, log),
    jobs,
    post,
    settings,
  };
}
