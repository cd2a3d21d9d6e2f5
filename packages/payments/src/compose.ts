import type { OpenDatabase } from "@frontdesk/database/database";
import { startJobs } from "@frontdesk/database/jobs";
import { openPost } from "@frontdesk/people/mail/mail";
import type { AttendanceOptions } from "@frontdesk/platform/sealing/attend";
import { type GiveUp, openKeys } from "@frontdesk/platform/sealing/open";
import { operatorKeyFile, secretOf } from "@frontdesk/platform/secrets";
import { fitKey } from "@frontdesk/server/door-settings";
import type { Logger } from "pino";
import type { Acquirer } from "./acquiring/port/acquirer.ts";
import { createSimulator } from "./acquiring/simulator/simulator.ts";
import { createDirectory, type IssuerParts } from "./authentication/issuer/issuer.ts";
import { type DirectoryServer, defaultTimes } from "./authentication/tds/directory.ts";
import { receiveResult } from "./authentication/tds/receive.ts";
import type { Context } from "./ground/context.ts";
import { createPaymentLimits } from "./ground/limits/limits.ts";
import { ownKeys } from "./ground/own-keys.ts";
import { loadSnapshot } from "./ground/rates/rates.ts";
import type { Settings } from "./ground/settings.ts";

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
