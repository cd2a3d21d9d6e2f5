import { migrate } from "@frontdesk/database/migrate";
import type { LifecycleHooks } from "@frontdesk/people/lifecycle-hooks/hooks";
import { startTaking } from "@frontdesk/people/lifecycle-hooks/take";
import type { Post } from "@frontdesk/people/mail/mail";
import { openJobsAndPost } from "@frontdesk/people/mail/open";
import type { Flags } from "@frontdesk/platform/main";
import { giveUpWith } from "@frontdesk/platform/operator/give-up";
import { runAlone, type StartedServer } from "@frontdesk/platform/run-alone";
import { type ContextParts, createContext } from "./compose.ts";
import type { Context } from "./context.ts";
import { migrations } from "./migrations.ts";
import { keepAction } from "./operator/keep-action.ts";
import { eraseActor, eraseReasons } from "./operator/store.ts";
import { buildServer } from "./server.ts";
import { addressesOf, type Settings } from "./settings.ts";

export interface Desk extends StartedServer {
  context: Context;
}

export type DeskParts = Omit<ContextParts, "post" | "giveUp"> &
  Flags & {
    post?: Post | undefined;
  };

/** Without listeners. */
export async function startDesk({ withoutSealed, ...parts }: DeskParts): Promise<Desk> {
  await migrate(parts.opened.db, migrations, parts.log);
  const giveUp = withoutSealed === true ? giveUpWith(parts, keepAction) : undefined;
  const own = parts.post === undefined ? await openJobsAndPost(parts) : undefined;
  const post = parts.post ?? own!.post;
  const context = await createContext({ ...parts, post, giveUp });
  const hooks: Partial<LifecycleHooks> = {
    onPersonErased: async (db, { personId }) => {
      await eraseActor(db, personId);
      await eraseReasons(db, personId);
    },
  };
  const taking = await startTaking({ ...context, name: "desk", hooks });
  context.lifecycleHooks.add("desk", hooks);
  const { server, adminRoutes } = await buildServer(context, async () => {
    context.sessions.stop();
    await Promise.all([taking.stop(), own?.jobs.stop()]);
    await context.agent.close();
  });
  return { server, context, adminRoutes, close: () => server.close() };
}

/** The services run in other processes. */
export async function runDesk(settings: Settings, flags: Flags): Promise<void> {
  await runAlone(settings, addressesOf(settings), (parts) => startDesk({ ...parts, ...flags }));
}
