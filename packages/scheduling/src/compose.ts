import type { LookupFunction } from "node:net";
import { type Attendants, createAttendants } from "@frontdesk/people/attending/attending";
import { type JobsAndPost, openJobsAndPost } from "@frontdesk/people/mail/open";
import type { Cost } from "@frontdesk/people/passwords/hash";
import { createPeople } from "@frontdesk/people/people";
import { type OwnParts, openContext } from "@frontdesk/platform/context";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { createOutgoing } from "@frontdesk/platform/webhooks/outgoing";
import { startLive } from "./changes/live/live.ts";
import type { Context, Welcome } from "./core/context.ts";
import { createSchedulingLimits, type SchedulingLimits } from "./core/limits.ts";
import { ownKeys } from "./core/own-keys.ts";
import type { Settings } from "./core/settings.ts";
import { type TillParts, tillsOverHttp } from "./money/payment-gateway/over-http.ts";

export interface ContextParts extends OwnParts<Settings> {
  /** Those of whoever starts this service, who stops them too. */
  shared?: JobsAndPost | undefined;
  /** Who is told of what becomes of people: this service alone unless given. */
  attendants?: Attendants | undefined;
  /** Makes others of the limits that the rules of the service say. */
  limits?: ((usual: SchedulingLimits) => SchedulingLimits) | undefined;
  /** Finds the addresses of names that others choose: the system's unless given. */
  lookup?: LookupFunction | undefined;
  /** Carries calls to the payment service of this installation. */
  tillTransport?: TillParts["transport"];
  /** What it takes to try a password: the usual unless given. */
  passwordCost?: Cost | undefined;
  /** What happens as somebody signs up here. */
  welcome: Welcome;
}

/** Makes the context on a migrated database; its jobs run until they are stopped. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const { opened, welcome, attendants = createAttendants() } = parts;
  const own = await openContext(parts, ownKeys);
  const { db, now, log, keyring, settings } = own;
  const { jobs, post } = parts.shared ?? (await openJobsAndPost(parts));
  const { limits: limit = (usual) => usual } = parts;
  const digest = (text: string) => fingerprint(keyring, "address", `limited ${text}`);
  const limits = limit(createSchedulingLimits(opened, log, digest));
  const people = createPeople({
    db,
    now,
    log,
    post,
    keyring,
    publicUrl: settings.deskUrl ?? settings.publicUrl,
    isAtDesk: settings.deskUrl !== undefined,
    productName: "Frontdesk",
    passwordCost: parts.passwordCost,
    home: settings.deskUrl === undefined ? "/developers" : "/",
    navigation: [
      { path: "/developers", title: "Developers" },
      { path: "/me/applications", title: "Connections" },
    ],
    accessWords: "Also end the access of all applications, and all personal tokens",
    onSignUp: (db, person) => welcome({ ...context, db }, person),
    attendants,
  });
  const outgoing = createOutgoing({
    mayBePrivate: settings.webhooksToPrivate,
    lookup: parts.lookup,
  });
  const openTill = tillsOverHttp({
    ownUrl: settings.paymentsAt,
    transport: parts.tillTransport,
    outgoing,
  });
  const live = startLive({ db, now, log });
  const reached = { outgoing, openTill, live, attendants, accountIds: new Map<string, number>() };
  const context: Context = { ...own, limits, jobs, post, people, ...reached };
  return context;
}
