import type { NewWebhook, WebhookChanges } from "@frontdesk/scheduling-client/types/webhooks";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../api/action.ts";
import { readAll } from "../../../api/read-all.ts";
import { type StudioPlace, studioOf } from "../../../api/studio.ts";
import { newSecret } from "./hook.ts";

/** Polls deliveries: no live event tells their outcome. */
const lookMs = 2000;
const mostSent = 1000;

export const hooks = {
  list: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "hooks", "all"],
      queryFn: ({ signal }) => readAll(studioOf(place).webhooks.list({ signal })),
    }),
  one: (place: StudioPlace, id: number) =>
    queryOptions({
      queryKey: [place.id, "hooks", "one", id],
      queryFn: ({ signal }) => studioOf(place).webhooks.tagged(id, { signal }),
      refetchInterval: lookMs,
    }),
  sent: (place: StudioPlace, id: number) =>
    queryOptions({
      queryKey: [place.id, "hooks", "sent", id],
      queryFn: async ({ signal }) => {
        const all = await readAll(studioOf(place).webhooks.queue(id, { signal }), mostSent);
        return all.toSorted((one, other) => other.id - one.id);
      },
      refetchInterval: lookMs,
    }),
};

function useHookMutation<Input, Answer>(
  name: string,
  place: StudioPlace,
  mutationFn: (input: Input) => Promise<Answer>,
) {
  const existing = useQueryClient();
  const onSettled = () => existing.invalidateQueries({ queryKey: [place.id, "hooks"] });
  return useAction([name, "footer"], { mutationFn, onSettled });
}

export const useMakeHook = (place: StudioPlace) =>
  useHookMutation("hooks.makeHook", place, async (hook: Omit<NewWebhook, "secret">) => {
    const secret = newSecret();
    await studioOf(place).webhooks.create({ ...hook, secret });
    return secret;
  });

interface HookChange {
  changes: WebhookChanges;
  /** The expected state; undefined accepts any. */
  etag?: string;
}

export const useHookChange = (place: StudioPlace, id: number) =>
  useHookMutation("hooks.hookChange", place, ({ changes, etag }: HookChange) =>
    studioOf(place).webhooks.update(id, changes, etag === undefined ? {} : { ifMatch: etag }),
  );

/** Sets a new secret. A webhook without an owner resumes with it. */
export const useNewHookSecret = (place: StudioPlace, id: number) =>
  useHookMutation("hooks.newHookSecret", place, async (isTakenOver: boolean) => {
    const secret = newSecret();
    const changes = { secret, ...(isTakenOver && { paused: false }) };
    await studioOf(place).webhooks.update(id, changes);
    return secret;
  });

export const useEndHook = (place: StudioPlace, id: number) =>
  useHookMutation("hooks.endHook", place, () => studioOf(place).webhooks.delete(id));

export const useTryHook = (place: StudioPlace, id: number) =>
  useHookMutation("hooks.tryHook", place, () => studioOf(place).webhooks.test(id));

export const useSendAgain = (place: StudioPlace, id: number) =>
  useHookMutation("hooks.sendAgain", place, (payloadId: number) =>
    studioOf(place).webhooks.retry(id, payloadId),
  );
