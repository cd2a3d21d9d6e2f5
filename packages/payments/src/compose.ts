import type { LookupFunction } from "node:net";
import { type Attendants, createAttendants } from "@frontdesk/people/attending/attending";
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
  /** Who takes authorisations: those of test merchants the simulator, unless given. */
  acquirers?: Partial<Acquirers> | undefined;
  /** Who answers for card networks: for test merchants the simulated one, unless given. */
  directories?: Partial<Directories> | undefined;
  /** How long steps of 3-D Secure may take, where it is to differ from the usual. */
  times?: Partial<TdsTimes> | undefined;
  /** Finds the addresses of names that others choose: the system's unless given. */
  lookup?: LookupFunction | undefined;
  /** Those of whoever starts this service, who stops them too. */
  shared?: JobsAndPost | undefined;
  /** Who is told of what becomes of people: this service alone unless given. */
  attendants?: Attendants | undefined;
}

/** How long the receiver of a webhook may take, to the last byte. */
const answeredWithinMs = 15_000;

/** Makes the context on a migrated database; its jobs run until they are stopped. */
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
    attendants: parts.attendants ?? createAttendants(),
    jobs,
    post,
  };
}
