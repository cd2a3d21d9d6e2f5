import type { NewWebhook, WebhookChanges } from "@frontdesk/scheduling-client/types/webhooks";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../api/action.ts";
import { readAll } from "../../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../../api/studio.ts";
import { newSecret } from "./hook.ts";

/** No live event reports their outcome. */
const lookMs = 2000;
const mostSent = 1000;

export const hooks = {
  list: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "hooks", "all"],
      queryFn: ({ signal }) => readAll(studioOf(workspace).webhooks.list({ signal })),
    }),
  one: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "hooks", "one", id],
      queryFn: ({ signal }) => studioOf(workspace).webhooks.tagged(id, { signal }),
      refetchInterval: lookMs,
    }),
  sent: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "hooks", "sent", id],
      queryFn: async ({ signal }) => {
        const all = await readAll(studioOf(workspace).webhooks.queue(id, { signal }), mostSent);
        return all.toSorted((one, other) => other.id - one.id);
      },
      refetchInterval: lookMs,
    }),
};

function useHookMutation<Input, Answer>(
  name: string,
  workspace: StudioWorkspace,
  mutationFn: (input: Input) => Promise<Answer>,
) {
  const existing = useQueryClient();
  const onSettled = () => existing.invalidateQueries({ queryKey: [workspace.id, "hooks"] });
  return useAction([name, "footer"], { mutationFn, onSettled });
}

export const useMakeHook = (workspace: StudioWorkspace) =>
  useHookMutation("hooks.makeHook", workspace, async (hook: Omit<NewWebhook, "secret">) => {
    const secret = newSecret();
    await studioOf(workspace).webhooks.create({ ...hook, secret });
    return secret;
  });

interface HookChange {
  changes: WebhookChanges;
  etag?: string;
}

export const useHookChange = (workspace: StudioWorkspace, id: number) =>
  useHookMutation("hooks.hookChange", workspace, ({ changes, etag }: HookChange) =>
    studioOf(workspace).webhooks.update(id, changes, etag === undefined ? {} : { ifMatch: etag }),
  );

interface NewHookSecret {
  secret: string;
  /** A webhook without an owner resumes. */
  isTakenOver: boolean;
}

export const useNewHookSecret = (workspace: StudioWorkspace, id: number) =>
  useHookMutation(
    "hooks.newHookSecret",
    workspace,
    async ({ secret, isTakenOver }: NewHookSecret) => {
      const changes = { secret, ...(isTakenOver && { paused: false }) };
      await studioOf(workspace).webhooks.update(id, changes);
      return secret;
    },
  );

export const useEndHook = (workspace: StudioWorkspace) =>
  useHookMutation("hooks.endHook", workspace, (id: number) =>
    studioOf(workspace).webhooks.delete(id),
  );

export const useTryHook = (workspace: StudioWorkspace, id: number) =>
  useHookMutation("hooks.tryHook", workspace, () => studioOf(workspace).webhooks.test(id));

export const useSendAgain = (workspace: StudioWorkspace, id: number) =>
  useHookMutation("hooks.sendAgain", workspace, (payloadId: number) =>
    studioOf(workspace).webhooks.retry(id, payloadId),
  );
