import { openJobsAndPost } from "@frontdesk/people/mail/open";
import { type OwnParts, openContext } from "@frontdesk/platform/context";
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

export interface ContextParts extends OwnParts<Settings> {
  /** The acquirer of live merchants. */
  live?: Acquirer | undefined;
  /** The directory server for live merchants; without it their cards count as not enrolled. */
  liveDirectory?: DirectoryServer | undefined;
}

/** Makes the context on a migrated database; its jobs run until they are stopped. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const own = await openContext(parts, ownKeys);
  const { db, now, log, keyring, settings } = own;
  await loadSnapshot(db);
  const { jobs, post } = await openJobsAndPost(parts);
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
    ...own,
    acquirers: { test: createSimulator({ db, now, log }), live: parts.live },
    tds: { directories: { test: createDirectory(issuer), live: parts.liveDirectory }, times },
    issuer,
    delivery: { wake: () => {} },
    limits: createPaymentLimits(parts.opened, settings, log),
    jobs,
    post,
  };
}
