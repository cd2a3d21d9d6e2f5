import type { LookupFunction } from "node:net";
import { createHookRegistry, type HookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import { type JobsAndPost, openJobsAndPost } from "@frontdesk/people/mail/open";
import type { Cost } from "@frontdesk/people/passwords/hash";
import { createPeople } from "@frontdesk/people/people";
import { type OwnParts, openContext } from "@frontdesk/platform/context";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { createOutgoing } from "@frontdesk/platform/webhooks/outgoing";
import { startLive } from "./changes/live/live.ts";
import type { Context, Onboarding } from "./core/context.ts";
import { createSchedulingLimits, type SchedulingLimits } from "./core/limits.ts";
import { ownKeys } from "./core/own-keys.ts";
import type { Settings } from "./core/settings.ts";
import { type GatewayParts, tillsOverHttp } from "./money/payment-gateway/over-http.ts";
import { closeNewResource } from "./planning/downtimes/new-resource.ts";

export interface ContextParts extends OwnParts<Settings> {
  shared?: JobsAndPost | undefined;
  lifecycleHooks?: HookRegistry | undefined;
  limits?: ((usual: SchedulingLimits) => SchedulingLimits) | undefined;
  lookup?: LookupFunction | undefined;
  gatewayTransport?: GatewayParts["transport"];
  passwordCost?: Cost | undefined;
  onboarding: Onboarding;
}

/** Needs a migrated database. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const { opened, onboarding, lifecycleHooks = createHookRegistry() } = parts;
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
    navigation: [{ path: "/developers", title: "Developers" }],
    accessWords: "Also end the access of all applications, and all personal tokens",
    onSignUp: (db, person) => onboarding({ ...context, db }, person),
    lifecycleHooks,
  });
  const outgoing = createOutgoing({
    mayBePrivate: settings.webhooksToPrivate,
    lookup: parts.lookup,
  });
  const connectGateway = tillsOverHttp({
    ownUrl: settings.paymentsAt,
    transport: parts.gatewayTransport,
    outgoing,
  });
  const live = startLive({ db, now, log });
  const reached = {
    outgoing,
    connectGateway,
    live,
    lifecycleHooks,
    onNewResource: closeNewResource,
    accountIds: new Map<string, number>(),
  };
  const context: Context = { ...own, limits, jobs, post, people, ...reached };
  return context;
}
