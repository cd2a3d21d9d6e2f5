import type { WebhookEvent } from "@frontdesk/scheduling-client/types/webhooks";
import { unitsOf } from "@frontdesk/server/text/length";
import { TextInput } from "@mantine/core";
import { problemsOf } from "../../../api/problems.ts";
import { DraftForm } from "../../../components/draft/draft-form.tsx";
import { asIs } from "../../../components/draft/meanwhile.tsx";
import { useDraft } from "../../../components/draft/use-draft.ts";
import { onValue } from "../../../components/fields.tsx";
import type { SavingState } from "../../../components/saving.tsx";
import { useWords } from "../../../locales/words.ts";
import { TypeChoice } from "../choice.tsx";
import { studioEvents } from "./hook.ts";

interface HookDraft {
  name: string;
  url: string;
  events: readonly WebhookEvent[];
}

interface HookFormProps {
  initial: HookDraft;
  etag?: string;
  isNew?: boolean;
  save: (
    hook: { name: string; payload_url: string; events: WebhookEvent[] },
    etag: string,
  ) => Promise<unknown>;
  state: SavingState;
}

export function HookForm({ initial, etag, isNew = false, save, state }: HookFormProps) {
  const { studio, webhooks: words } = useWords();
  const drafting = useDraft(initial, etag);
  const { draft, set, isSame } = drafting;
  const { name, url, events } = draft;
  const problems = problemsOf(state.error);
  const hook = { name: name.trim(), payload_url: url.trim(), events: [...events] };
  const labels = {
    name: [studio.name, asIs],
    url: [words.url, asIs],
    events: [words.types, (events: readonly string[]) => events.join(", ")],
  } as const;
  return (
    <DraftForm
      of={drafting}
      labels={labels}
      save={(_draft, etag) => save(hook, etag)}
      state={state}
      isSame={isSame || events.length === 0}
      word={isNew ? words.makeOfStudio : undefined}
    >
      <TextInput
        label={studio.name}
        value={name}
        required
        maxLength={unitsOf(255)}
        error={problems.name}
        onChange={onValue((name) => set({ name }))}
      />
      <TextInput
        label={words.url}
        description={words.urlHint}
        inputMode="url"
        value={url}
        required
        maxLength={unitsOf(2000)}
        error={problems.payload_url}
        onChange={onValue((url) => set({ url }))}
      />
      <TypeChoice
        chosen={events}
        types={studioEvents}
        hasAll={false}
        onChange={(chosen) => set({ events: studioEvents.filter((one) => chosen.includes(one)) })}
      />
    </DraftForm>
  );
}
