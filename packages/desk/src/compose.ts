import type { Attending } from "@frontdesk/people/attending";
import type { Post } from "@frontdesk/people/mail/mail";
import { peopleKeys } from "@frontdesk/people/own-keys";
import type { Cost } from "@frontdesk/people/passwords/hash";
import { createPeople } from "@frontdesk/people/people";
import { type OwnParts, openContext } from "@frontdesk/platform/context";
import { Agent } from "undici";
import type { Context } from "./context.ts";
import { followSessions } from "./gateway/sessions.ts";
import { createDeskLimits } from "./limits.ts";
import type { Settings } from "./settings.ts";

export interface ContextParts extends OwnParts<Settings> {
  post: Post;
  /** What the services do as people come and change. */
  attending: readonly Attending[];
  /** What it takes to try a password: the usual unless given. */
  passwordCost?: Cost | undefined;
}

/** Makes the context on a migrated database. */
export async function createContext(parts: ContextParts): Promise<Context> {
  const { opened, post, passwordCost, attending } = parts;
  const own = await openContext(parts, peopleKeys);
  const { db, now, log, keyring, settings } = own;
  const people = createPeople({
    db,
    now,
    log,
    post,
    keyring,
    publicUrl: settings.publicUrl,
    productName: "Frontdesk",
    passwordCost,
    home: "/",
    navigation: [
      { path: "/", title: "Home" },
      { path: "/developers", title: "Developers" },
      { path: "/me/applications", title: "Connections" },
    ],
    access: {
      words: "Also end the access of all applications, and all personal tokens",
      end: async (db, personId) => {
        for (const { endAccess } of attending) await endAccess?.(db, personId);
      },
    },
    onJoin: async (db, joined) => {
      for (const { onJoin } of attending) await onJoin?.(db, joined);
    },
    onPersonChanged: async (db, person) => {
      for (const { onPersonChanged } of attending) await onPersonChanged?.(db, person);
    },
  });
  return {
    ...own,
    people,
    attending,
    limits: createDeskLimits(opened, log),
    agent: new Agent(),
    sessions: followSessions({ db, log, now }),
  };
}
