import type { LookupFunction } from "node:net";
import { createHookRegistry, type HookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import { type JobsAndPost, openJobsAndPost } from "@frontdesk/people/mail/open";
import { type OwnParts, openContext } from "@frontdesk/platform/context";
import { createOutgoing } from "@frontdesk/platform/webhooks/outgoing";
import { createSimulator } from "./acquiring/simulator/simulator.ts";
import { createDirectory, type IssuerParts } from "./authentication/issuer/issuer.ts";
import { type Directories, defaultTimes, type TdsTimes } from "./authentication/tds/directory.ts";
import { receiveResult } from "./authentication/tds/receive.ts";
import type { Acquirers, Context } from "./core/context.ts";
import { createPaymentLimits } from "./core/limits/limits.ts";
import { ownKeys } from "./core/own-keys.ts";
import { loadSnapshot } from "./core/rates/rates.ts";
import type { Settings } from "./core/settings.ts";

export interface ContextParts extends OwnParts<Settings> {
  /** Default: the simulator for test merchants. */
  acquirers?: Partial<Acquirers> | undefined;
  /** Default: the simulated network for test merchants. */
  directories?: Partial<Directories> | undefined;
  times?: Partial<TdsTimes> | undefined;
  /** Lookup of hostnames given by others; default: the system's. */
  lookup?: LookupFunction | undefined;
  /** Parts of a surrounding process, which stops them. */
  shared?: JobsAndPost | undefined;
  /** Default: this service's. */
  lifecycleHooks?: HookRegistry | undefined;
}

const answeredWithinMs = 15_000;

/** Needs a migrated database; its jobs run until stopped. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const own = await openContext(parts, ownKeys);
  const { db, now, log, keyring, settings } = own;
  await loadSnapshot(db);
  const { jobs, post } = parts.shared ?? (await openJobsAndPost(parts));
  const times = { ...defaultTimes, ...parts.times };
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
    acquirers: { test: createSimulator({ db, now, log }), ...parts.acquirers },
    tds: { directories: { test: createDirectory(issuer), ...parts.directories }, times },
    issuer,
    delivery: { wake: () => {} },
    telling: { wake: () => {}, listen: () => () => {} },
    webhooks: { read: () => {}, deliver: () => {} },
    outgoing: createOutgoing({
      mayBePrivate: settings.webhooksToPrivate,
      lookup: parts.lookup,
      timeoutMs: answeredWithinMs,
    }),
    limits: createPaymentLimits(parts.opened, settings, log),
    lifecycleHooks: parts.lifecycleHooks ?? createHookRegistry(),
    jobs,
    post,
  };
}
