import type { LookupFunction } from "node:net";
import type { OpenDatabase } from "@frontdesk/database/database";
import { type Jobs, startJobs } from "@frontdesk/database/jobs";
import { openPost, type Post } from "@frontdesk/people/mail/mail";
import type { Cost } from "@frontdesk/people/passwords/hash";
import { createPeople } from "@frontdesk/people/people";
import type { AttendanceOptions } from "@frontdesk/platform/sealing/attend";
import { type GiveUp, openKeys } from "@frontdesk/platform/sealing/open";
import { operatorKeyFile, secretOf } from "@frontdesk/platform/secrets";
import { fitKey } from "@frontdesk/server/door-settings";
import type { Logger } from "pino";
import { createOutgoing } from "./changes/egress/outgoing.ts";
import type { Context, Welcome } from "./ground/context.ts";
import { createSchedulingLimits } from "./ground/limits.ts";
import { ownKeys } from "./ground/own-keys.ts";
import type { Settings } from "./ground/settings.ts";

export interface ContextParts {
  settings: Settings;
  opened: OpenDatabase;
  log: Logger;
  now?: (() => Date) | undefined;
  /** Those of another service in this process, which stops them. */
  shared?: { jobs: Jobs; post: Post } | undefined;
  /** Notes that a master key is given up; without this none is. */
  giveUp?: GiveUp | undefined;
  /** How the rotation of the master key is paced, where it is to differ from the usual. */
  pace?: Partial<AttendanceOptions> | undefined;
  /** Finds the addresses of names that others choose: the system's unless given. */
  lookup?: LookupFunction | undefined;
  /** What it takes to try a password: the usual unless given. */
  passwordCost?: Cost | undefined;
  welcome: Welcome;
}

/** Makes the context on a migrated database; its jobs run until they are stopped. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const { settings: given, opened, log, welcome, now = () => new Date() } = parts;
  const { db, health } = opened;
  const operatorKey = fitKey(secretOf(given.operatorKey, given.dataFolder, operatorKeyFile));
  const settings = { ...given, operatorKey };
  const { masterKey, dataFolder: folder } = settings;
  const { giveUp } = parts;
  const keys = await openKeys(db, { masterKey, folder, names: ownKeys, giveUp });
  const { keyring } = keys;
  const { jobs, post } = parts.shared ?? (await openShared(parts));
  const limits = createSchedulingLimits(opened, log);
  const people = createPeople({
    db,
    now,
    log,
    post,
    keyring,
    publicUrl: settings.publicUrl,
    productName: "Frontdesk",
    passwordCost: parts.passwordCost,
    home: "/developers",
    navigation: [
      { path: "/developers", title: "Developers" },
      { path: "/me/applications", title: "Connections" },
    ],
    access: {
      words: "Also end the access of all applications, and all personal tokens",
      end: (db, personId) => welcome.endAccess({ ...context, db }, personId),
    },
    onSignUp: (db, person) => welcome.onSignUp({ ...context, db }, person),
    onJoin: (db, joined) => welcome.onJoin({ ...context, db }, joined),
    onPersonChanged: (db, person) => welcome.onPersonChanged({ ...context, db }, person),
  });
  const outgoing = createOutgoing({
    mayBePrivate: settings.webhooksToPrivate,
    lookup: parts.lookup,
  });
  const context: Context = {
    db,
    health,
    now,
    log,
    keyring,
    keys,
    limits,
    jobs,
    post,
    people,
    outgoing,
    settings,
  };
  return context;
}

async function openShared({ settings, opened, log }: ContextParts) {
  const jobs = await startJobs(opened, log);
  const post = await openPost({
    jobs,
    smtpUrl: settings.smtpUrl,
    folder: `${settings.dataFolder}/mail`,
    from: settings.mailFrom,
    log,
  });
  return { jobs, post };
}
