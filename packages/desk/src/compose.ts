import { createHookRegistry, type HookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Post } from "@frontdesk/people/mail/mail";
import { peopleKeys } from "@frontdesk/people/own-keys";
import type { Cost } from "@frontdesk/people/passwords/hash";
import { createPeople } from "@frontdesk/people/people";
import { type OwnParts, openContext } from "@frontdesk/platform/context";
import { Agent } from "undici";
import type { Context, FillWorkspace } from "./context.ts";
import { followSessions } from "./gateway/sessions.ts";
import { createDeskLimits } from "./limits.ts";
import type { Settings } from "./settings.ts";

export interface ContextParts extends OwnParts<Settings> {
  post: Post;
  /** Default: hooks of other processes only. */
  lifecycleHooks?: HookRegistry | undefined;
  passwordCost?: Cost | undefined;
  fillWorkspace?: FillWorkspace | undefined;
}

export async function createContext(parts: ContextParts): Promise<Context> {
  const { opened, post, passwordCost, lifecycleHooks = createHookRegistry() } = parts;
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
    ],
    accessWords: "Also end the access of all applications, and all personal tokens",
    lifecycleHooks,
  });
  return {
    ...own,
    fillWorkspace: parts.fillWorkspace,
    people,
    lifecycleHooks,
    limits: createDeskLimits(opened, log),
    agent: new Agent(),
    sessions: followSessions({ db, log, now }),
  };
}
