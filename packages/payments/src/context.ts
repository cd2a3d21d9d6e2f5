import type { Database, OpenDatabase } from "@frontdesk/database/database";
import { type Jobs, startJobs } from "@frontdesk/database/jobs";
import { openPost, type Post } from "@frontdesk/people/mail/mail";
import type { Logger } from "pino";
import type { Acquirer } from "./acquirer/acquirer.ts";
import { createSimulator } from "./acquirer/simulator/simulator.ts";
import type { Keyring } from "./keyring.ts";
import { createLimits, type Limits } from "./limits/limits.ts";
import { loadSnapshot } from "./rates/rates.ts";
import { masterKeyFile, openKeyring, operatorKeyFile, secretOf } from "./secrets/secrets.ts";
import type { Settings } from "./settings.ts";

/** What every operation is given; inside a database transaction `db` is that transaction. */
export interface Context {
  db: Database;
  /** True when the database is embedded in this process. */
  embedded: boolean;
  now: () => Date;
  log: Logger;
  keyring: Keyring;
  acquirers: Acquirers;
  /** Tells the acquirer what was decided; woken after a decision, it need not wait for its turn. */
  delivery: { wake(): void };
  limits: Limits;
  jobs: Jobs;
  post: Post;
  settings: Settings;
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
  now?: () => Date;
  /** The acquirer of live merchants. */
  live?: Acquirer | undefined;
}

/** Makes the context on a migrated database; its jobs run until they are stopped. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const { settings: given, opened, log, now = () => new Date(), live } = parts;
  const { db, embedded } = opened;
  const settings = {
    ...given,
    operatorKey: secretOf(given.operatorKey, given.dataFolder, operatorKeyFile),
  };
  const masterKey = secretOf(given.masterKey, given.dataFolder, masterKeyFile);
  const keyring = await openKeyring(db, masterKey);
  await loadSnapshot(db);
  const jobs = await startJobs(opened, log);
  const post = await openPost({
    jobs,
    smtpUrl: settings.smtpUrl,
    folder: `${settings.dataFolder}/mail`,
    from: settings.mailFrom,
    log,
  });
  return {
    db,
    embedded,
    now,
    log,
    keyring,
    acquirers: { test: createSimulator({ db, now, log }), live },
    delivery: { wake: () => {} },
    limits: createLimits(opened, settings, log),
    jobs,
    post,
    settings,
  };
}
